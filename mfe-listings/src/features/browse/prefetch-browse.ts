import { pagePaths } from '@roommate/contracts';
import type { PageHandle } from '@roommate/shell-api';
import { getQueryClient } from '@roommate/shell-api/query';
import { batchKey, batchQuery } from './batches/batch-query.ts';
import { startOf } from './batches/use-start-cursor.ts';
import { browseLoader, loadView } from './browse-loader.ts';
import { readSearch } from './search-url/read-search.ts';
import { searchKeyOf, type SearchKey } from './search-url/search-key.ts';

/**
 * The list stays as it is on the screen. So it counts as current for as long as a visit. A prefetched one must not.
 */
const PREFETCHED_MS = 2000;

/** Whether the open page shows the same rooms. It has them, but not in the cache before the code of its queries loads. */
function isOpen(search: SearchKey, start: string): boolean {
  const query = new URLSearchParams(location.search);
  const isBrowse = location.pathname === pagePaths.browse;
  return isBrowse && searchKeyOf(readSearch(query)) === search && startOf(query) === start;
}

/** Loads the first batch before the page opens. */
export const prefetchBrowse: PageHandle['prefetch'] = (page) => {
  const query = new URL(page.request.url).searchParams;
  const search = searchKeyOf(readSearch(query));
  if (isOpen(search, startOf(query))) return loadView(query);
  const first = batchQuery(startOf(query), search, true);
  const { queryKey } = first;
  const client = getQueryClient();
  const readAt = (): number | undefined => client.getQueryState(queryKey)?.dataUpdatedAt;
  // Before the loader, which then waits for this request.
  const batch = client.prefetchQuery(first).then(() => {
    const isPart = client.getQueryData(queryKey)?.end === 'ahead';
    // The visit reads all of it, also a visit that has already started.
    if (isPart) return client.resetQueries({ queryKey, exact: true });
    const prefetchedAt = readAt();
    setTimeout(() => {
      // A later visit or prefetch has read it again.
      if (readAt() !== prefetchedAt) return;
      // The later batches of an open list follow this one. When the visitor leaves the list, all become outdated.
      const open = client.getQueryCache().findAll({ queryKey: [...batchKey, search], type: 'active' });
      if (open.length === 0) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
    }, PREFETCHED_MS);
  });
  void browseLoader(page);
  return batch;
};
