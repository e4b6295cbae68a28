import {
  isServer,
  useLoaderData,
  useSearchParams,
  type LoaderFunctionArgs,
  type PageHandle,
} from '@roommate/shell-api';
import { getQueryClient, loadQuery, useQueryClient } from '@roommate/shell-api/query';
import { useState } from 'react';
import { CURSOR_PARAMETER, FIRST_CURSOR, batchKey, batchQuery, type Batch } from './batches/batch-query.ts';
import { isRefused } from './batches/use-restart.ts';
import { rowFollowerCode } from './grid/row-follower-code.ts';
import { NO_SEARCH, searchKeyOf, type SearchKey } from './query/fetch-matches.ts';
import { readSearch } from './query/read-search.ts';
import { areasQuery } from './map/areas-query.ts';
import { loadSearchCode, needsSearchCode } from './search-code.ts';
import { statsQuery } from './stats/listing-stats.ts';

const startOf = (query: URLSearchParams): string => query.get(CURSOR_PARAMETER) ?? FIRST_CURSOR;

/** The cursor at which the list of this page starts. */
export function useStartCursor(): string {
  const [query] = useSearchParams();
  return startOf(query);
}

/** A search that the API refuses is the visitor's mistake. The page renders without matches, and the browser explains. */
function ignoreRefusal(error: unknown): undefined {
  if (isRefused(error)) return undefined;
  throw error;
}

function loadFirstBatch(search: SearchKey, cursor: string): Promise<Batch | undefined> {
  const batch = loadQuery(batchQuery(cursor, search));
  return search === NO_SEARCH ? batch : batch.catch(ignoreRefusal);
}

/** Loads the data of the page's first render. In a browser, also the code that the visitor needs right after it. */
export async function browseLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  if (!isServer) void getQueryClient().prefetchQuery(rowFollowerCode);
  const query = new URL(request.url).searchParams;
  const pageSearch = readSearch(query);
  const search = searchKeyOf(pageSearch);
  const [batch, stats, areas] = await Promise.all([
    loadFirstBatch(search, startOf(query)),
    search === NO_SEARCH ? loadQuery(statsQuery) : undefined,
    pageSearch.view === 'map' ? loadQuery(areasQuery(pageSearch)).catch(ignoreRefusal) : undefined,
    // Without it, the page shows the matches and tries again.
    needsSearchCode(query) && loadSearchCode().catch(() => undefined),
  ]);
  return { search, batch, stats, areas };
}

/**
 * The list stays as it is on the screen. So it counts as current for as long as a visit. A prefetched one must not.
 */
const PREFETCHED_MS = 30_000;

/** Loads the first batch before the page opens. */
export const prefetchBrowse: PageHandle['prefetch'] = (page) => {
  const query = new URL(page.request.url).searchParams;
  const search = searchKeyOf(readSearch(query));
  const first = batchQuery(startOf(query), search, true);
  const { queryKey } = first;
  const client = getQueryClient();
  // Before the loader, which then waits for this request.
  void client.prefetchQuery(first).then(() => {
    const isPart = client.getQueryData(queryKey)?.end === 'ahead';
    // The visit reads all of it, also a visit that has already started.
    if (isPart) void client.resetQueries({ queryKey, exact: true });
  });
  void browseLoader(page);
  setTimeout(() => {
    // The later batches of an open list follow this one. When the visitor leaves the list, all of them become outdated.
    const open = client.getQueryCache().findAll({ queryKey: [...batchKey, search], type: 'active' });
    if (open.length === 0) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }, PREFETCHED_MS);
};

/** Puts the loader's data into the cache. The cache is empty on a server and at the start of a rendered page. */
export function useBrowseData(): void {
  const client = useQueryClient();
  const { search, batch, stats, areas } = useLoaderData<typeof browseLoader>();
  const [query] = useSearchParams();
  const ofMap = areasQuery(readSearch(query));
  const first = batchQuery(useStartCursor(), search);
  useState(() => {
    if (!client.getQueryData(first.queryKey)) client.setQueryData(first.queryKey, batch);
    if (!client.getQueryData(statsQuery.queryKey)) client.setQueryData(statsQuery.queryKey, stats);
    if (areas && !client.getQueryData(ofMap.queryKey)) client.setQueryData(ofMap.queryKey, areas);
  });
}
