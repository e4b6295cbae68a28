import type { Listing } from '@roommate/contracts';
import {
  ApiError,
  api,
  isServer,
  resolvedUser,
  sessionStore,
  unwrapResponse,
  useLoaderData,
  userOf,
  useUser,
  type LoaderFunctionArgs,
  type PageHandle,
} from '@roommate/shell-api';
import { getQueryClient, loadQuery, queryOptions, useQuery, useQueryClient } from '@roommate/shell-api/query';
import { useState } from 'react';
import { confirmedUser } from './confirmed-user.ts';

interface LoadedListing {
  listing: Listing;
  /** The version of the listing. An edit is saved only if it is still the current one. */
  etag: string | undefined;
}

const notFoundStatuses = [400, 404];

/**
 * @param headers of the request
 * @returns null for an unknown or malformed id, and for a response with an error
 */
export async function getListing(id: string, headers = {}): Promise<LoadedListing | null> {
  try {
    const request = api.GET('/roommates/{id}', { params: { path: { id } }, headers });
    const { data, response } = await unwrapResponse(request);
    // A response may have an error field instead of a listing (spec, section 3).
    if (!data || 'error' in data) return null;
    return { listing: data, etag: response.headers.get('etag') ?? undefined };
  } catch (error) {
    if (error instanceof ApiError && notFoundStatuses.includes(error.status)) return null;
    throw error;
  }
}

/** @param viewer the uid of the signed-in user. The API shows some fields only to some users. */
const listingQuery = (id: string, viewer: string | undefined) =>
  queryOptions({
    queryKey: ['listings', 'one', id, viewer],
    // Without the signal: leaving the details page would abort the request that the edit page has started to share.
    queryFn: () => confirmedUser().then(() => getListing(id)),
  });

/**
 * The loader of every page about one listing. Each visit sends a request and counts as a view. On a server the viewer is
 * nobody, and the request counts as no view.
 */
export async function listingLoader({ params: { id = '' }, request }: LoaderFunctionArgs) {
  const viewer = isServer ? null : await resolvedUser(request.signal);
  return loadQuery({ ...listingQuery(id, viewer?.uid), staleTime: 0 });
}

/** An older copy could show what has changed since. */
const AHEAD_MS = 30_000;

/** The listing as it was when the visitor turned to its link. */
const aheadQuery = (id: string, viewer: string | undefined) =>
  queryOptions({
    queryKey: [...listingQuery(id, viewer).queryKey, 'ahead'],
    // With this header, the API counts no view. The visit sends its own request, which counts.
    queryFn: () => confirmedUser().then(() => getListing(id, { purpose: 'prefetch' })),
    staleTime: AHEAD_MS,
  });

/** Loads a listing before its page opens. */
export const prefetchListing: PageHandle['prefetch'] = ({ params: { id = '' } }) => {
  const viewer = userOf(sessionStore.getState());
  return getQueryClient().prefetchQuery(aheadQuery(id, viewer?.uid));
};

/** Whether the cache has the listing as the API has shown it to the viewer. */
export const hasListing: NonNullable<PageHandle['hasData']> = ({ params: { id = '' } }) => {
  const viewer = userOf(sessionStore.getState());
  return Boolean(getQueryClient().getQueryData(listingQuery(id, viewer?.uid).queryKey));
};

function listingAhead(
  client: ReturnType<typeof useQueryClient>,
  id: string,
  viewer: string | undefined,
): LoadedListing | undefined {
  const {
    data,
    dataUpdatedAt = 0,
    isInvalidated,
  } = client.getQueryState(aheadQuery(id, viewer).queryKey) ?? {};
  const isRecent = !isInvalidated && Date.now() - dataUpdatedAt < AHEAD_MS;
  return isRecent ? (data ?? undefined) : undefined;
}

/** Puts the loader's data into the cache. The cache is empty on a server and at the start of a rendered page. */
export function useListingData(id: string): void {
  const client = useQueryClient();
  const loaded = useLoaderData<typeof listingLoader>();
  const viewer = useUser()?.uid;
  useState(() => {
    const { queryKey } = listingQuery(id, viewer);
    if (!client.getQueryData(queryKey)) client.setQueryData(queryKey, loaded);
  });
}

/** The public data of a rendered page. They are for everybody, so the copy may stay after the viewer is known. */
function publicCopy(client: ReturnType<typeof useQueryClient>, id: string): LoadedListing | undefined {
  const { data, isInvalidated } =
    client.getQueryState<LoadedListing | null>(listingQuery(id, undefined).queryKey) ?? {};
  return isInvalidated ? undefined : (data ?? undefined);
}

/**
 * The listing as the API shows it to the signed-in user. Until the API responds, the page shows the copy of an earlier
 * visit, or a rendered page's public data. It keeps them if the request fails, as it does without a connection.
 */
export function useListing(id: string) {
  const client = useQueryClient();
  const viewer = useUser()?.uid;
  const [shown, setShown] = useState<{ of: string; copy: LoadedListing }>();
  const { data, dataUpdatedAt, status, refetch, isPlaceholderData } = useQuery({
    ...listingQuery(id, viewer),
    placeholderData: (former, query) =>
      query?.queryKey[2] === id ? former : listingAhead(client, id, viewer),
    // A visit without a connection shows a copy. After a success, another request would count as a view.
    refetchOnReconnect: ({ state }) => state.status === 'error',
  });
  const of = `${id} ${viewer}`;
  const hasResponse = data !== undefined && !isPlaceholderData;
  const copy = hasResponse ? undefined : (listingAhead(client, id, viewer) ?? publicCopy(client, id));
  if (copy && (shown?.of !== of || shown.copy !== copy)) setShown({ of, copy });
  const kept = shown?.of === of ? shown.copy : undefined;
  return { data: data === undefined ? kept : data, dataUpdatedAt, status, refetch };
}
