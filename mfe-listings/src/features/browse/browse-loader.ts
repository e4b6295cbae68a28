import { isServer, type LoaderFunctionArgs, type PageHandle } from '@roommate/shell-api';
import { getQueryClient, loadQuery } from '@roommate/shell-api/query';
import { batchKey, batchQuery } from './batches/batch-query.ts';
import type { Batch } from './batches/batch.ts';
import { isRefused } from './batches/is-refused.ts';
import { rowFollowerCode } from './grid/row-follower-code.ts';
import { NO_SEARCH, searchKeyOf, type SearchKey } from './search-url/search-key.ts';
import { readSearch } from './search-url/read-search.ts';
import { startOf } from './batches/use-start-cursor.ts';
import { areasQuery } from './map/areas-query.ts';
import { needsSearchCode, searchCode } from './search-code.ts';
import { statsQuery } from './stats/listing-stats.ts';

/** A search that the API refuses is the visitor's mistake. The page renders without matches, and the browser explains. */
function ignoreRefusal(error: unknown): undefined {
  if (isRefused(error)) return undefined;
  throw error;
}

async function loadFirstBatch(search: SearchKey, cursor: string): Promise<Batch | undefined> {
  const first = batchQuery(cursor, search);
  const known = getQueryClient().getQueryData(first.queryKey);
  // If it is outdated, the page asks again when it shows. Before that, the request would delay the page.
  if (known) return known;
  const batch = loadQuery(first);
  return search === NO_SEARCH ? batch : batch.catch(ignoreRefusal);
}

/** Loads the data of the page's first render. In a browser, also the code that the visitor needs right after it. */
export async function browseLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  if (!isServer) void rowFollowerCode.loadInTheEnd();
  const query = new URL(request.url).searchParams;
  const pageSearch = readSearch(query);
  const search = searchKeyOf(pageSearch);
  const [batch, stats, areas] = await Promise.all([
    loadFirstBatch(search, startOf(query)),
    search === NO_SEARCH ? loadQuery(statsQuery) : undefined,
    pageSearch.view === 'map' ? loadQuery(areasQuery(pageSearch)).catch(ignoreRefusal) : undefined,
    // Without it, the page shows the matches and tries again.
    needsSearchCode(query) && searchCode.load().catch(() => undefined),
  ]);
  return { batch, stats, areas };
}

/**
 * The list stays as it is on the screen. So it counts as current for as long as a visit. A prefetched one must not.
 */
const PREFETCHED_MS = 2000;

/** Loads the first batch before the page opens. */
export const prefetchBrowse: PageHandle['prefetch'] = (page) => {
  const query = new URL(page.request.url).searchParams;
  const search = searchKeyOf(readSearch(query));
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
