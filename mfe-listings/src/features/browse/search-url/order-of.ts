import type { PageSearch, SearchSort } from '@roommate/contracts';
import { readSearch } from './read-search.ts';
import { NO_SEARCH, searchKeyOf, type SearchKey } from './search-key.ts';

/** The order of a search whose URL names none. The API has the same rule; the list of all listings is newest first. */
export function usualSort(search: PageSearch): SearchSort {
  if (searchKeyOf({ ...search, sort: undefined }) === NO_SEARCH) return 'newest';
  return search.near === undefined ? 'best' : 'distance';
}

/** The order in which the page shows a search. */
export const orderOf = (search: PageSearch): SearchSort => search.sort ?? usualSort(search);

/** Whether the API sorts this search by preferences. In each order it leaves out what does not meet a dealbreaker. */
export const isByBest = (search: SearchKey): boolean =>
  search !== NO_SEARCH && orderOf(readSearch(new URLSearchParams(search))) === 'best';
