import { api, nextCursor, unwrapResponse, useLocation } from '@roommate/shell-api';
import {
  infiniteQueryOptions,
  loadQuery,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@roommate/shell-api/query';
import { toListing } from '../../listings/tolerant-listing.ts';
import { toShownListings, type ListingsPage, type PageParam } from './shown-listings.ts';

export const PAGE_SIZE = 24;
/** Limits the number of cards on the page (docs/decisions/0048-all-listings-window.md). */
const MAX_PAGES = 10;
/** A user who reads a listing for longer finds only the first page after going back. */
const CACHE_MS = 30 * 60_000;

const firstPageParam: PageParam = { cursor: undefined, skipped: 0 };

async function getListingsPage(cursor: string | undefined, signal: AbortSignal): Promise<ListingsPage> {
  const query = { limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) };
  const { data, response } = await unwrapResponse(api.GET('/roommates', { params: { query }, signal }));
  return { listings: data.map(toListing), next: nextCursor(response) };
}

/** The newest listings. A query of its own, because the loader does not know the history entry. */
const firstPageQuery = queryOptions({
  queryKey: ['listings', 'all', 'first-page'],
  queryFn: ({ signal }) => getListingsPage(undefined, signal),
});

/**
 * All listings, newest first, in pages.
 * @param visit key of the history entry: going back shows the same pages again
 */
export const allListingsQuery = (visit: string) =>
  infiniteQueryOptions({
    queryKey: ['listings', 'all', 'pages', visit],
    queryFn: ({ client, pageParam: { cursor }, signal }) => {
      if (cursor !== undefined) return getListingsPage(cursor, signal);
      // The loader's request has just failed: the page shows that and does not repeat it.
      // While the loader requests again, the error is that of an earlier visit.
      const first = client.getQueryState(firstPageQuery.queryKey);
      if (first?.error && first.fetchStatus === 'idle') throw first.error;
      return client.fetchQuery(firstPageQuery);
    },
    initialPageParam: firstPageParam,
    getNextPageParam: ({ listings, next }, _pages, { skipped }) =>
      next === undefined ? undefined : { cursor: next, skipped: skipped + listings.length },
    maxPages: MAX_PAGES,
    gcTime: CACHE_MS,
  });

export const allListingsLoader = () => loadQuery(firstPageQuery);

/** The loaded pages of this visit, and the actions of the page. */
export function useAllListings() {
  const client = useQueryClient();
  const query = allListingsQuery(useLocation().key);
  const { data, isError, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    ...query,
    select: toShownListings,
  });
  const newest = useMutation({
    mutationFn: () => client.fetchQuery({ ...firstPageQuery, staleTime: 0 }),
    onSuccess: (page) => {
      client.setQueryData(query.queryKey, { pages: [page], pageParams: [firstPageParam] });
    },
  });
  const loading = isFetching || newest.isPending;
  const loadMore = () => {
    newest.reset();
    void fetchNextPage();
  };
  const backToNewest = () => newest.mutate();
  const retryFirst = () => {
    client.removeQueries(firstPageQuery);
    void refetch();
  };
  const retryPage = data ? loadMore : retryFirst;
  return {
    shown: data,
    loading,
    failed: (isError || newest.isError) && !loading,
    loadMore,
    backToNewest,
    retry: newest.isError ? backToNewest : retryPage,
  };
}
