import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  InfiniteData,
  QueryKey,
} from '@tanstack/react-query';
import { isServer } from '../is-server.ts';
import { getQueryClient } from './query-client.ts';

/** The data belongs to one request. A timer of the cache would keep it in memory long after that. */
const onServer = { gcTime: Infinity };

/**
 * Fetches a query that the page shows first, for a route loader. A page reads the same query by `useQuery`, with the
 * loader's data as `initialData`.
 *
 * On a server it waits, and throws when the request fails. In a browser it starts the request and returns immediately.
 * So the page shows its placeholder, and its own error with a way to retry.
 * @returns the data as far as it is known, as plain JSON
 */
export async function loadQuery<TData, TKey extends QueryKey>(
  options: FetchQueryOptions<TData, Error, TData, TKey>,
): Promise<TData | undefined> {
  const client = getQueryClient();
  if (isServer) return client.fetchQuery({ ...options, ...onServer });
  void client.prefetchQuery(options);
  return client.getQueryData<TData>(options.queryKey);
}

/** Fetches the first page of a list, as `loadQuery` does. A list in the cache stays as it is, with all its pages. */
export async function loadInfiniteQuery<TData, TKey extends QueryKey, TPageParam>(
  options: FetchInfiniteQueryOptions<TData, Error, TData, TKey, TPageParam>,
): Promise<InfiniteData<TData, TPageParam> | undefined> {
  const client = getQueryClient();
  if (isServer) return client.fetchInfiniteQuery({ ...options, ...onServer });
  const known = client.getQueryData<InfiniteData<TData, TPageParam>>(options.queryKey);
  if (!known) void client.prefetchInfiniteQuery(options);
  return known;
}
