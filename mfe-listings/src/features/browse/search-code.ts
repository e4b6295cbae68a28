import { isServer } from '@roommate/shell-api';
import { CodeOnDemand } from '../../code-on-demand.ts';
import { dataCode } from '../../data-code.ts';
import { readSearch } from './query/read-search.ts';
import { NO_SEARCH, searchKeyOf } from './query/search-key.ts';

/** The components and functions that only a search, the filters and the map need: docs/decisions/0387-search-code-on-demand.md. */
export const searchCode = new CodeOnDemand(
  'The code of searches',
  () => import(/* webpackChunkName: "browse-search" */ './search-parts.ts'),
);

/** Whether a page with this query shows parts of the search code from the start. */
export function needsSearchCode(query: URLSearchParams): boolean {
  const search = readSearch(query);
  return searchKeyOf(search) !== NO_SEARCH || search.view !== undefined;
}

/** The page that a server has rendered with a search takes over with the code of searches. All code loads at the same time. */
export async function withSearchCode<T>(page: Promise<T>): Promise<T> {
  const isNeeded = isServer || needsSearchCode(new URLSearchParams(location.search));
  const [loaded] = await Promise.all([page, ...(isNeeded ? [searchCode.load(), dataCode.load()] : [])]);
  return loaded;
}
