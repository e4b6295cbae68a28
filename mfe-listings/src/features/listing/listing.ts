import type { Listing } from '@roommate/contracts';
import {
  ApiError,
  api,
  resolvedUser,
  unwrapResponse,
  useUser,
  type LoaderFunctionArgs,
} from '@roommate/shell-api';
import { loadQuery, queryOptions, useQuery } from '@roommate/shell-api/query';

export interface LoadedListing {
  listing: Listing;
  /** The state that was read, for an edit on the condition that it is unchanged. */
  etag: string | undefined;
}

const MEANS_NOT_FOUND = [400, 404];

/** @returns null when there is no such listing: the id is unknown or malformed, or the response carries an error */
export async function getListing(id: string, signal?: AbortSignal): Promise<LoadedListing | null> {
  try {
    const { data, response } = await unwrapResponse(
      api.GET('/roommates/{id}', { params: { path: { id } }, ...(signal && { signal }) }),
    );
    // The specification lets a response carry an error instead of a listing (section 3).
    if (!data || 'error' in data) return null;
    return { listing: data, etag: response.headers.get('etag') ?? undefined };
  } catch (error) {
    if (error instanceof ApiError && MEANS_NOT_FOUND.includes(error.status)) return null;
    throw error;
  }
}

/** @param viewer the uid of the signed-in user, who decides what the API shows of a listing */
const listingQuery = (id: string, viewer: string | undefined) =>
  queryOptions({
    queryKey: ['listings', 'one', id, viewer],
    queryFn: ({ signal }) => getListing(id, signal),
  });

/** The loader of every page about one listing. Each visit asks again and counts as a view. */
export async function listingLoader({ params: { id = '' }, request }: LoaderFunctionArgs) {
  const viewer = await resolvedUser(request.signal);
  return loadQuery({ ...listingQuery(id, viewer?.uid), staleTime: 0 });
}

/** A listing as the signed-in user may see it. */
export const useListing = (id: string) => useQuery(listingQuery(id, useUser()?.uid));
