import type { PageSearch } from '@roommate/contracts';
import type { SearchSummary } from './fetch-matches.ts';
import type { SearchKey } from '../search-url/search-key.ts';
import { readSearch } from '../search-url/read-search.ts';

/**
 * The summary of the shown search, as far as it holds for the present one. The meaning of another text does not hold.
 */
export function summaryFor(
  search: PageSearch,
  shown: SearchKey,
  summary: SearchSummary | undefined,
): SearchSummary | undefined {
  const isSameText = readSearch(new URLSearchParams(shown)).q === search.q;
  return !summary || isSameText ? summary : { ...summary, understood: { places: [] } };
}
