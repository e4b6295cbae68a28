import type { SearchResponse } from '@roommate/contracts';
import { api, unwrap } from '@roommate/shell-api';
import { readSearch } from '../search-url/read-search.ts';
import type { SearchKey } from '../search-url/search-key.ts';

/** What a page of matches says about the whole search. */
export interface SearchSummary extends Omit<SearchResponse, 'items' | 'next'> {
  /** All rooms were read before their number was known. So their order is the one for everybody, without hints of the text. */
  isUnranked?: true;
}

/** Requests one page of the matches. */
export function fetchMatches(
  key: SearchKey,
  page: { limit: number; cursor?: string },
  signal: AbortSignal,
): Promise<SearchResponse> {
  const { q, places = [], hasPhoto, includeHidden, ...filters } = readSearch(new URLSearchParams(key));
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
  const query = {
    ...given,
    ...(q && { q }),
    ...(places.length > 0 && { place: [...places] }),
    ...(hasPhoto && { hasPhoto: 'true' as const }),
    ...(includeHidden && { includeHidden: 'true' as const }),
    ...page,
  };
  return unwrap(api.GET('/roommates/search', { params: { query }, signal }));
}
