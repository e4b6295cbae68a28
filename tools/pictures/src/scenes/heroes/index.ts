import { balconyEvening } from './balcony-evening.ts';
import { lakeBridge } from './lake-bridge.ts';
import { rickshawStreet } from './rickshaw-street.ts';

type Crop = readonly [number, number, number, number];

const heroes = [
  { name: 'balcony-evening', draw: balconyEvening, phone: [790, 0, 800, 900] as Crop },
  { name: 'rickshaw-street', draw: rickshawStreet, phone: [760, 0, 800, 900] as Crop },
  { name: 'lake-bridge', draw: lakeBridge, phone: [300, 0, 800, 900] as Crop },
];

/** Each scene twice: whole for wide screens, its liveliest half for phones. */
export const heroPictures = heroes.flatMap(({ name, draw, phone }) => [
  {
    path: `mfe-marketing/src/pictures/hero/${name}-wide.webp`,
    draw,
    output: [1440, 810] as const,
    budget: 52_000,
  },
  {
    path: `mfe-marketing/src/pictures/hero/${name}-phone.webp`,
    draw,
    crop: phone,
    output: [720, 810] as const,
    budget: 32_000,
  },
]);
