import type { PageSearch, SearchResponse } from '@roommate/contracts';

export type Understood = SearchResponse['understood'];

/** The filters that apply: those of the parameters, and what the text adds. As in the API, a parameter wins. */
export function filtersOf(search: PageSearch, understood: Understood | undefined): PageSearch {
  if (!understood) return search;
  const { rentMin, rentMax } =
    search.rentMin !== undefined || search.rentMax !== undefined ? search : understood;
  return {
    ...search,
    places: search.places?.length ? search.places : understood.places.map(({ id }) => id),
    within: search.within ?? understood.within,
    rentMin,
    rentMax,
    roomType: search.roomType ?? understood.roomType,
    availability: search.availability ?? understood.availability,
  };
}

const keysFromText = (understood: Understood): readonly string[] =>
  Object.keys(understood).filter((key) => key !== 'places' || understood.places.length > 0);

const related: Record<string, readonly string[]> = {
  places: ['places', 'within'],
  within: ['places', 'within'],
  near: ['places', 'within'],
  rentMin: ['rentMin', 'rentMax'],
  rentMax: ['rentMin', 'rentMax'],
  q: ['text', 'hints'],
};

/** The words that are no filter: those of hints, and those that a room must contain. */
export const wordsOf = ({ hints = [], text }: Understood, without?: string): string =>
  [text, ...hints.map(({ words }) => words)].filter((words) => words && words !== without).join(' ');

/**
 * Changes filters. Where the text has an opinion about one of them, its meaning becomes parameters, and only the words that
 * mean something else stay text. Otherwise a filter of the text could not be removed.
 */
export function withFilters(
  search: PageSearch,
  understood: Understood | undefined,
  changes: PageSearch,
): PageSearch {
  const fromText = understood ? keysFromText(understood) : [];
  const clashes = Object.keys(changes).some((key) =>
    (related[key] ?? [key]).some((name) => fromText.includes(name)),
  );
  const before = clashes
    ? { ...filtersOf(search, understood), q: understood ? wordsOf(understood) : '' }
    : search;
  const after = { ...before, ...changes };
  const isPlaceInText = !clashes && fromText.includes('places');
  if ((after.places ?? []).length > 0 || after.near !== undefined || isPlaceInText) return after;
  return { ...after, within: undefined, sort: after.sort === 'distance' ? undefined : after.sort };
}

/** Everything except the order and the map, which are not filters. */
export const withoutFilters = ({ sort, view }: PageSearch): PageSearch => ({
  view,
  sort: sort === 'distance' ? undefined : sort,
});
