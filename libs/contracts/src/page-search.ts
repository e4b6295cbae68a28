import type { Availability, RoomType } from './listing.ts';
import { pagePaths } from './page-paths.ts';
import type { SearchSort } from './search-values.ts';

/**
 * A search as the URL of the browse page has it. The parameters are those of GET /roommates/search:
 * docs/decisions/0320-search-in-the-url.md.
 */
export interface PageSearch {
  q?: string | undefined;
  /** Ids of places. The URL has one parameter for all, separated by commas. */
  places?: readonly string[] | undefined;
  near?: string | undefined;
  /** Kilometres. */
  within?: number | undefined;
  /** Kilometres to the nearest station of the metro. */
  metroWithin?: number | undefined;
  /** BDT per month. */
  rentMin?: number | undefined;
  rentMax?: number | undefined;
  roomType?: RoomType | undefined;
  availability?: Availability | undefined;
  /** Days. */
  postedWithin?: number | undefined;
  hasPhoto?: true | undefined;
  /** Also the rooms that the dealbreakers of the person hide. */
  includeHidden?: true | undefined;
  sort?: SearchSort | undefined;
  /** The page shows the matches on a map. It is part of the URL and not of the search. */
  view?: 'map' | undefined;
}

/** Returns the query of a search, empty without one. Its order is fixed, so that equal searches have equal URLs. */
export function searchQueryOf({ q, places = [], ...filters }: PageSearch): string {
  const { near, within, metroWithin, rentMin, rentMax, roomType, availability, postedWithin, hasPhoto } =
    filters;
  const { includeHidden, sort } = filters;
  const place = places.length > 0 ? places.join(',') : undefined;
  const values = {
    q,
    place,
    near,
    within,
    metroWithin,
    rentMin,
    rentMax,
    roomType,
    availability,
    postedWithin,
    hasPhoto,
    includeHidden,
    sort,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  // A comma needs no escape, and the URL stays readable.
  return query.toString().replaceAll('%2C', ',');
}

/** Returns the path of the browse page that shows a search. */
export function browsePath(search: PageSearch): string {
  const view = search.view && `view=${search.view}`;
  const query = [searchQueryOf(search), view].filter(Boolean).join('&');
  return query === '' ? pagePaths.browse : `${pagePaths.browse}?${query}`;
}
