import type { Listing, ListingSummary } from '@roommate/contracts';
import { api, isServer, nextCursor, unwrapResponse } from '@roommate/shell-api';
import { queryOptions } from '@roommate/shell-api/query';
import { fetchMatches, NO_SEARCH, type SearchKey, type SearchSummary } from '../query/fetch-matches.ts';
import { fullPage, type EarlyEnd } from '../query/full-page.ts';

/** Full rows for 2, 3 and 4 columns. */
export const BATCH_SIZE = 24;

/** Stands for the first batch, which has no cursor. */
export const FIRST_CURSOR = '';

/** The query parameter of the pages for people without JavaScript: the list starts at this cursor. */
export const CURSOR_PARAMETER = 'cursor';

/** A listing as the list shows it. */
export interface ListedRoom extends ListingSummary {
  /** From the start of distances. Only in the order by distance. */
  km?: number | undefined;
}

/**
 * The result of one request to the list: up to BATCH_SIZE listings, newest first. See
 * docs/decisions/0195-browse-in-batches.md.
 */
export interface Batch {
  items: ListedRoom[];
  /** Cursor of the next batch; undefined in the last one. */
  next: string | undefined;
  /** Why it is the last one although more rooms may match. */
  end?: EarlyEnd | undefined;
  /** Only of a search. */
  summary?: SearchSummary;
}

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
