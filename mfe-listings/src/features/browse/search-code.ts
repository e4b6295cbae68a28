import { log } from '@roommate/shell-api';
import { CodeOnDemand } from '@roommate/ui';
import { readSearch } from './search-url/read-search.ts';
import { NO_SEARCH, searchKeyOf } from './search-url/search-key.ts';

/** The components and functions that only a search, the filters and the map need: docs/decisions/0387-search-code-on-demand.md. */
export const searchCode = new CodeOnDemand(
  'The code of searches',
  () => import(/* webpackChunkName: "browse-search" */ './search-parts.ts'),
  log,
);

/** Whether a page with this query shows parts of the search code from the start. */
export function needsSearchCode(query: URLSearchParams): boolean {
  const search = readSearch(query);
  return searchKeyOf(search) !== NO_SEARCH || search.view !== undefined;
}
