import type { PageSearch, SearchResponse } from '@roommate/contracts';
import type { SearchSummary } from '../matches/fetch-matches.ts';
import type { SearchChange } from '../search-url/use-search.ts';

export type Understood = SearchResponse['understood'];

/** The change that a control makes to the filters that apply. */
export type FilterChange = (filters: PageSearch) => PageSearch;

/** The filters that apply: those of the parameters, and what the text adds. As in the API, a parameter wins. */
export function filtersOf(search: PageSearch, understood: Understood | undefined): PageSearch {
  if (!understood) return search;
  const { rentMin, rentMax } =
    search.rentMin !== undefined || search.rentMax !== undefined ? search : understood;
  return {
    ...search,
    places: search.places?.length ? search.places : understood.places.map(({ id }) => id),
    within: search.within ?? understood.within,
    metroWithin: search.metroWithin ?? understood.metroWithin,
    rentMin,
    rentMax,
    roomType: search.roomType ?? understood.roomType,
    availability: search.availability ?? understood.availability,
    postedWithin: search.postedWithin ?? understood.postedWithin,
    hasPhoto: search.hasPhoto ?? understood.hasPhoto,
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
  q: ['text', 'hints', 'excluded'],
};

/** The words that no parameter can replace. A room must contain them, or they are hints, or they exclude places. */
const wordsOf = ({ hints = [], excluded = [], text }: Understood): string =>
  [text, ...[...hints, ...excluded].map(({ words }) => words)].filter(Boolean).join(' ');

/** Removes words that stand together in the text. */
export const withoutWords =
  (words: string): FilterChange =>
  ({ q = '' }) => {
    const [start = '', ...rest] = ` ${q} `.split(` ${words} `);
    return {
      q: [start, ...rest]
        .map((part) => part.trim())
        .filter(Boolean)
        .join(' '),
    };
  };

/**
 * Changes filters. If the text of the search sets one of them, all filters of the text become parameters. Only the other words
 * stay text. Otherwise a filter that the text sets could not be changed or removed.
 */
export function withFilters(
  search: PageSearch,
  understood: Understood | undefined,
  change: FilterChange,
): PageSearch {
  const fromText = understood ? keysFromText(understood) : [];
  const q = understood && fromText.length > 0 ? wordsOf(understood) : search.q;
  const filters = { ...filtersOf(search, understood), q };
  const changes = change(filters);
  const clashes = Object.keys(changes).some((key) =>
    (related[key] ?? [key]).some((name) => fromText.includes(name)),
  );
  const after = { ...(clashes ? filters : search), ...changes };
  const isPlaceInText = !clashes && fromText.includes('places');
  if ((after.places ?? []).length > 0 || after.near !== undefined || isPlaceInText) return after;
  return { ...after, within: undefined, sort: after.sort === 'distance' ? undefined : after.sort };
}

/**
 * Changes filters of the newest search.
 * @param summary what the page knows about the text of `search`. The meaning of another text is not known yet.
 */
export const changing =
  ({ q }: PageSearch, summary: SearchSummary | undefined, change: FilterChange): SearchChange =>
  (newest) =>
    withFilters(newest, newest.q === q ? summary?.understood : undefined, change);

/** Everything except the order and the map, which are not filters. */
export const withoutFilters: SearchChange = ({ sort, view }) => ({
  view,
  sort: sort === 'distance' ? undefined : sort,
});
