import { pairwise } from './pairwise.ts';
import { type Filters, isFilter } from './search-model.ts';
import { without } from './without.ts';

/** Texts, and the filters that they mean. A `q` stays a text or a wish. */
export const texts = new Map<string, Filters>([
  ['rooftop', { q: 'rooftop' }],
  ['balcony', { q: 'balcony' }],
  ['not mirpur', { q: 'not mirpur' }],
  ['single room in mirpur under 9000', { place: ['mirpur'], roomType: 'Single', rentMax: 9000 }],
  ['মিরপুর ১০ এ ৫ থেকে ১২ হাজার টাকার মধ্যে', { place: ['mirpur-10'], rentMin: 5000, rentMax: 12_000 }],
  ['buet, posted this week, with photo', { place: ['buet'], postedWithin: 7, hasPhoto: true }],
  ['shared near metro available now', { metroWithin: 2, roomType: 'Shared', availability: 'available' }],
]);

const parameters = {
  viewer: ['visitor', 'person with dealbreakers'],
  q: [undefined, ...texts.keys()],
  place: [undefined, ['mirpur'], ['mirpur-10', 'uttara-7'], ['buet']],
  within: [undefined, 2, 5],
  near: [undefined, 'farmgate', '23.80,90.37'],
  metroWithin: [undefined, 1],
  rentMin: [undefined, 4000],
  rentMax: [undefined, 12_000],
  roomType: [undefined, 'Single', 'Shared'],
  availability: [undefined, 'available', 'not available'],
  postedWithin: [undefined, 7, 30],
  hasPhoto: [undefined, true],
  includeHidden: [undefined, true],
  sort: [undefined, 'best', 'newest', 'rent', '-rent', 'distance'],
  limit: [24, 60, 100],
} as const;

/** A search with a value of each parameter. */
export type SearchRow = { -readonly [Name in keyof typeof parameters]: (typeof parameters)[Name][number] };

/** A distance needs a place or a point. A parameter that the row does not have yet can become one. */
function isAllowed(row: Partial<SearchRow>): boolean {
  if (row.within === undefined && row.sort !== 'distance') return true;
  return (
    (['place', 'near', 'q'] as const).some((name) => !(name in row)) ||
    row.place !== undefined ||
    row.near !== undefined ||
    texts.get(row.q ?? '')?.place !== undefined
  );
}

/** Searches that contain each pair of values of two parameters. */
export const searchRows = pairwise(parameters, isAllowed);

/** Returns the object without the names that have no value. */
export const stated = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  };

/** Returns the filters of a search. A parameter replaces what the text says about the same one. */
export function filtersOf(row: SearchRow): Filters {
  const given: Filters = stated(without(row, 'viewer', 'q', 'includeHidden', 'sort', 'limit'));
  const { rentMin, rentMax, ...meant } = texts.get(row.q ?? '') ?? {};
  const hasRent = given.rentMin !== undefined || given.rentMax !== undefined;
  const filters: Filters = { ...meant, ...(!hasRent && stated({ rentMin, rentMax })), ...given };
  return isFilter(filters) ? filters : without(filters, 'q');
}
