import type { Listing } from '@roommate/contracts';
import { ApiError, api, log, resolvedUser, unwrap, type LoaderFunctionArgs } from '@roommate/shell-api';
import { loadQuery, queryOptions, useMutation, useQuery, useQueryClient } from '@roommate/shell-api/query';
import { refetchOnReturn } from '../../listings/refetch-on-return.ts';
import { toListing } from '../../listings/tolerant-listing.ts';

async function getMyListings(email: string, signal: AbortSignal): Promise<Listing[]> {
  try {
    const request = api.GET('/roommates/mylistings', { params: { query: { email } }, signal });
    return (await unwrap(request)).map(toListing);
  } catch (error) {
    if (!signal.aborted) log.error('Your listings could not be loaded.', error);
    throw error;
  }
}

const UNAUTHORIZED = 401;

/** The result of a deletion. After `session-ended` the user can log in again and repeat it. */
type DeleteOutcome = 'deleted' | 'refused' | 'session-ended';

/** @throws NetworkError without a response */
async function deleteListing(id: string): Promise<DeleteOutcome> {
  try {
    const { deletedCount } = await unwrap(api.DELETE('/roommates/{id}', { params: { path: { id } } }));
    return deletedCount > 0 ? 'deleted' : 'refused';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === UNAUTHORIZED ? 'session-ended' : 'refused';
  }
}

/** The listings of the signed-in user, newest first. */
const myListingsQuery = (email: string) =>
  queryOptions({
    queryKey: ['listings', 'mine', email],
    queryFn: ({ signal }) => getMyListings(email, signal),
  });

/** Every visit loads the list again. */
export async function myListingsLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const user = await resolvedUser(request.signal);
  return loadQuery({ ...myListingsQuery(user?.email ?? ''), staleTime: 0 });
}

const noListings: readonly Listing[] = [];

/**
 * The user's listings. A failed request is logged and the list is treated as empty (spec, section 8). The page also says
 * that it failed: docs/decisions/0047-own-listings-that-do-not-load.md.
 */
export function useMyListings(email: string) {
  const { data, isFetching, refetch } = useQuery({ ...myListingsQuery(email), ...refetchOnReturn });
  return {
    loading: data === undefined && isFetching,
    failed: data === undefined && !isFetching,
    listings: data ?? noListings,
    retry: () => void refetch(),
  };
}

/** Deletes a listing by its id, removes it from the list and loads the list again. */
export function useDeleteListing(email: string) {
  const client = useQueryClient();
  const { queryKey } = myListingsQuery(email);
  return useMutation({
    mutationFn: deleteListing,
    onSuccess: async (outcome, id) => {
      // A response that is already on its way could still contain the listing.
      await client.cancelQueries({ queryKey });
      if (outcome === 'deleted') {
        client.setQueryData(queryKey, (listings) => listings?.filter(({ _id }) => _id !== id));
        // The details page must not show it again on the way back.
        client.removeQueries({ queryKey: ['listings', 'one', id] });
      }
    },
    // Also after a failure: perhaps only the response was lost.
    onSettled: () => void client.invalidateQueries({ queryKey: ['listings'] }),
  });
}
