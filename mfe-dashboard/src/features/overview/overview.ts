import { api, resolvedUser, unwrap, type LoaderFunctionArgs } from '@roommate/shell-api';
import { loadQuery, queryOptions, useQuery } from '@roommate/shell-api/query';
import { refetchOnReturn } from '../../listings/refetch-on-return.ts';
import { toListing } from '../../listings/tolerant-listing.ts';

/** The number of all listings. If the stats fail, it comes from the count (spec, sections 7 and 8). */
async function getTotalListings(signal: AbortSignal): Promise<number> {
  try {
    return (await unwrap(api.GET('/roommates/stats', { signal }))).total;
  } catch (error) {
    if (signal.aborted) throw error;
    const { count, total }: { count?: number; total?: number } = await unwrap(
      api.GET('/roommates/count', { signal }),
    );
    const known = count ?? total;
    if (known === undefined) throw error;
    return known;
  }
}

const totalListingsQuery = queryOptions({
  queryKey: ['listings', 'total'],
  queryFn: ({ signal }) => getTotalListings(signal),
});

const ownListingsQuery = (email: string) =>
  queryOptions({
    queryKey: ['listings', 'own', email],
    queryFn: async ({ signal }) => {
      const request = api.GET('/roommates/user/{email}', { params: { path: { email } }, signal });
      return (await unwrap(request)).map(toListing);
    },
  });

/** Every visit loads the stats again. */
export async function overviewLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const user = await resolvedUser(request.signal);
  await Promise.all([
    loadQuery({ ...totalListingsQuery, staleTime: 0 }),
    loadQuery({ ...ownListingsQuery(user?.email ?? ''), staleTime: 0 }),
  ]);
  return null;
}

/** The signed-in user's listings, newest first. */
export const useOwnListings = (email: string) => useQuery(ownListingsQuery(email));

/** The requests of the stats. They are sent again when the user comes back to the page. */
export const useStats = (email: string) => ({
  total: useQuery({ ...totalListingsQuery, ...refetchOnReturn }),
  own: useQuery({ ...ownListingsQuery(email), ...refetchOnReturn }),
});
