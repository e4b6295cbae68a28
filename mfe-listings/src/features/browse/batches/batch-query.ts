import type { Listing } from '@roommate/contracts';
import { api, isServer, nextCursor, unwrapResponse } from '@roommate/shell-api';
import { queryOptions } from '@roommate/shell-api/query';
import { fetchMatches } from '../matches/fetch-matches.ts';
import { fullPage } from '../matches/full-page.ts';
import { NO_SEARCH, type SearchKey } from '../search-url/search-key.ts';
import { BATCH_SIZE, FIRST_CURSOR, type Batch, type ListedRoom } from './batch.ts';

// Cards need no descriptions, which would be most of the memory.
const toSummary = ({
  description: _description,
  lifestyle: _lifestyle,
  ...summary
}: Listing & Pick<ListedRoom, 'km'>): ListedRoom => summary;

async function searchBatch(
  search: SearchKey,
  cursor: string,
  { signal, isAhead }: { signal: AbortSignal; isAhead: boolean },
): Promise<Batch> {
  const from = { size: BATCH_SIZE, cursor: cursor === FIRST_CURSOR ? undefined : cursor, isAhead };
  const { items, next, end, ...summary } = await fullPage(from, (limit, start) =>
    fetchMatches(search, { limit, ...(start !== undefined && { cursor: start }) }, signal),
  );
  return { items: items.map(toSummary), next, end, summary };
}

async function fetchBatch(cursor: string, signal: AbortSignal): Promise<Batch> {
  const query = { limit: BATCH_SIZE, ...(cursor !== FIRST_CURSOR && { cursor }) };
  const { data, response } = await unwrapResponse(api.GET('/roommates', { params: { query }, signal }));
  return { items: data.map(toSummary), next: nextCursor(response) };
}

/** The list stays in memory for this time while the user is on another page. */
const CACHED_MS = 30 * 60_000;

export const batchKey = ['listings', 'batch'] as const;

/**
 * @param cursor FIRST_CURSOR, or `next` of the batch before
 * @param isAhead whether it loads before the visitor has opened the list
 */
export const batchQuery = (cursor: string, search: SearchKey = NO_SEARCH, isAhead = false) =>
  queryOptions({
    queryKey: [...batchKey, search, cursor],
    queryFn: ({ signal }) =>
      search === NO_SEARCH ? fetchBatch(cursor, signal) : searchBatch(search, cursor, { signal, isAhead }),
    // A batch stays valid until the user leaves the page (see useBatches). Then it is fetched again when it is visible.
    staleTime: Infinity,
    refetchOnMount: true,
    // On a server, a timer would hold the cache of a request for this time.
    gcTime: isServer ? Infinity : CACHED_MS,
  });
