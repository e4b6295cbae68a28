export const searchSorts = ['best', 'newest', 'rent', '-rent', 'distance'] as const;
export const SEARCH_TEXT_MAX = 200;
export const SEARCH_PLACES_MAX = 10;
/** The largest distance of a search: across the city. */
export const WITHIN_MAX_KM = 50;
/**
 * What "near" means, about half an hour on foot. It is the distance around a place that is not an area, such as a
 * university. It serves a search without `within`.
 */
export const NEAR_KM = 2;
/** Kilometres, from the smallest: what a search without matches can offer in place of its own distance. */
export const widerDistances = [1, 2, 5, 10, 20, WITHIN_MAX_KM] as const;
export const POSTED_WITHIN_MAX_DAYS = 365;
/** The number of matches up to which totals and facets are exact. */
export const EXACT_TOTAL_MAX = 1000;
/** The lower ends of the rent bands in BDT per month. A band ends where the next one begins. */
export const rentBands = [0, 3000, 5000, 8000, 12_000, 20_000, 30_000] as const;
/**
 * The filters that a search without matches can do without. `rent` is both rents, `text` the other words of `q`. `within`
 * becomes larger.
 */
export const looseFilters = [
  'place',
  'within',
  'metroWithin',
  'rent',
  'roomType',
  'availability',
  'postedWithin',
  'hasPhoto',
  'text',
] as const;

/** What the hints of a search can be about. They are facts of a home, or words in the text of a listing. */
export const hintSubjects = ['household', 'occupation', 'smoking', 'pets', 'food', 'text'] as const;

/** The kinds of places of the gazetteer (`libs/places`). */
export const placeKinds = [
  'city',
  'thana',
  'area',
  'block',
  'station',
  'university',
  'college',
  'hospital',
] as const;
/** The kinds of places that have a page of their own. */
export const areaKinds = ['thana', 'area', 'block'] as const;
/** Whether a search finds the rooms inside a place of this kind. Otherwise it finds those within NEAR_KM. */
export const isSearchedInside = (kind: PlaceKind): boolean =>
  kind === 'city' || areaKinds.some((one) => one === kind);

export type PlaceKind = (typeof placeKinds)[number];
export type SearchSort = (typeof searchSorts)[number];
export type LooseFilter = (typeof looseFilters)[number];
