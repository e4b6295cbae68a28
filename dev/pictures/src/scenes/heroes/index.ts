import { balconyEvening } from './balcony-evening.ts';
import { lakeBridge } from './lake-bridge.ts';
import { rickshawStreet } from './rickshaw-street.ts';

type Crop = readonly [number, number, number, number];

const heroes = [
  { name: 'balcony-evening', draw: balconyEvening, phone: [790, 0, 800, 900] as Crop },
  { name: 'rickshaw-street', draw: rickshawStreet, phone: [760, 0, 800, 900] as Crop },
  { name: 'lake-bridge', draw: lakeBridge, phone: [660, 0, 800, 900] as Crop },
];

const WIDE = { output: [1440, 810] as const };
const WIDE_WEBP = { output: [1120, 630] as const };
const PHONE = { output: [720, 810] as const };
const FOLDER = 'mfe-marketing/src/pictures/hero';

/**
 * Each scene whole for wide screens and its liveliest half for phones; as AVIF, and as WebP for browsers without it, with
 * fewer pixels so that home stays below 200 KB there too.
 */
export const heroPictures = heroes.flatMap(({ name, draw, phone }) => [
  { ...WIDE, path: `${FOLDER}/${name}-wide.avif`, draw, budget: 31_000 },
  { ...WIDE_WEBP, path: `${FOLDER}/${name}-wide.webp`, draw, budget: 33_000 },
  { ...PHONE, path: `${FOLDER}/${name}-phone.avif`, draw, crop: phone, budget: 17_000 },
  { ...PHONE, path: `${FOLDER}/${name}-phone.webp`, draw, crop: phone, budget: 32_000 },
]);
