import type { Listing } from '@roommate/contracts';
import {
  ApiError,
  api,
  isServer,
  resolvedUser,
  unwrapResponse,
  useLoaderData,
  useUser,
  type LoaderFunctionArgs,
} from '@roommate/shell-api';
import { loadQuery, queryOptions, useQuery, useQueryClient } from '@roommate/shell-api/query';
import { useState } from 'react';

interface LoadedListing {
  listing: Listing;
  /** The version of the listing. An edit is saved only if it is still the current one. */
  etag: string | undefined;
}

const notFoundStatuses = [400, 404];

/** @returns null for an unknown or malformed id, and for a response with an error */
export async function getListing(id: string): Promise<LoadedListing | null> {
  try {
    const { data, response } = await unwrapResponse(api.GET('/roommates/{id}', { params: { path: { id } } }));
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
    queryFn: () => getListing(id),
  });

/**
 * The loader of every page about one listing. Each visit sends a request and counts as a view. On a server the viewer is
 * nobody, and the request counts as no view.
 */
export async function listingLoader({ params: { id = '' }, request }: LoaderFunctionArgs) {
  const viewer = isServer ? null : await resolvedUser(request.signal);
  return loadQuery({ ...listingQuery(id, viewer?.uid), staleTime: 0 });
}

/** Puts the loader's data into the cache, which is empty on a server and at the start of a rendered page. */
export function useListingData(id: string): void {
  const client = useQueryClient();
  const loaded = useLoaderData<typeof listingLoader>();
  const viewer = useUser()?.uid;
  useState(() => {
    const { queryKey } = listingQuery(id, viewer);
    if (!client.getQueryData(queryKey)) client.setQueryData(queryKey, loaded);
  });
}

/**
 * The listing as the API shows it to the signed-in user. A rendered page shows what anybody may see, until the session is
 * known and the API has responded to this user.
 */
export const useListing = (id: string) =>
  useQuery({
    ...listingQuery(id, useUser()?.uid),
    placeholderData: (former, query) => (query?.queryKey[2] === id ? former : undefined),
  });
