import type { ListingInput } from '@roommate/contracts';
import {
  ancestorsOf,
  CITY_ID,
  type Place,
  places,
  type SearchFields,
  searchFieldsOf,
} from '@roommate/places';

interface VariedText {
  text: Pick<ListingInput, 'title' | 'location' | 'lifestyle' | 'description'>;
  /** The fields that the search computes from the text. */
  search: SearchFields;
}

export interface VariedListing {
  input: ListingInput;
  search: SearchFields;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 365;
/** Different texts of all listings. To compute the fields of each of a million listings would take minutes. */
const TEXTS = 4000;

/** The share of the listings that mention a feature. */
const features: readonly (readonly [share: number, text: string])[] = [
  [0.45, 'Gas and water are included.'],
  [0.3, 'It has a balcony.'],
  [0.25, 'There is a lift.'],
  [0.2, 'A sunny side of the house.'],
  [0.15, 'Attached bathroom.'],
  [0.12, 'The room is furnished.'],
  [0.1, 'Generator for power cuts.'],
  [0.05, 'Everybody may use the rooftop.'],
  [0.01, 'With a library.'],
];
const titles = [
  'Room with a window',
  'Quiet room',
  'Seat in a shared flat',
  'Sunny room',
  'Room near the road',
];

/** A number from 0 to 1 (mulberry32). The same input gives the same number, so that each run has the same listings. */
function chance(nth: number, salt: number): number {
  let state = (nth * 0x9e37_79b1 + salt * 0x85eb_ca6b) >>> 0;
  state = Math.imul(state ^ (state >>> 15), state | 1);
  state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
  return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32;
}

const areas = places.filter(({ id }) => id !== CITY_ID);
const locationOf = (place: Place): string =>
  [place, ...ancestorsOf(place).flatMap((id) => places.find((other) => other.id === id) ?? [])]
    .filter(({ id }) => id !== CITY_ID)
    .map(({ name }) => name)
    .join(', ');

/** A few areas have most of the rooms. */
function textOf(nth: number): VariedText {
  const place = areas[Math.floor(areas.length * chance(nth, 1) ** 2)];
  const text = {
    title: titles[Math.floor(titles.length * chance(nth, 2))] ?? '',
    location: place ? locationOf(place) : '',
    lifestyle: chance(nth, 3) < 0.5 ? 'Non-smoker' : 'Student',
    description: features
      .filter(([share], i) => chance(nth, 10 + i) < share)
      .map(([, text]) => text)
      .join(' '),
  };
  return { text, search: searchFieldsOf({ ...text, imageUrl: '' }) };
}

const texts: VariedText[] = [];

/**
 * A listing whose place, text, rent, type, photo and availability are spread like those of real ones.
 * @param fields those that all listings share
 */
export function variedListing(nth: number, fields: ListingInput): VariedListing {
  if (texts.length === 0) texts.push(...Array.from({ length: TEXTS }, (_, n) => textOf(n)));
  const { text, search } = texts[Math.floor(TEXTS * chance(nth, 5))] ?? textOf(nth);
  const roomType = chance(nth, 4) < 0.6 ? 'Single' : 'Shared';
  // Most rents are low, and most are multiples of 500.
  const step = chance(nth, 6) < 0.9 ? 500 : 50;
  const input: ListingInput = {
    ...fields,
    ...text,
    roomType,
    rentAmount: (roomType === 'Single' ? 4000 : 2000) + step * Math.floor(40 * chance(nth, 7) ** 2),
    availability: chance(nth, 8) < 1 / 6 ? 'not available' : 'available',
    imageUrl: chance(nth, 9) < 0.8 ? fields.imageUrl : '',
  };
  return { input, search: { ...search, hasPhoto: input.imageUrl !== '' } };
}

/** How long before the newest listing one was posted: all within a year, more of them recently. */
export const ageMs = (nth: number, count: number): number => DAYS * DAY_MS * (nth / count) ** 1.5;
