import { api, unwrap } from '@roommate/shell-api';
import { queryOptions } from '@roommate/shell-api/query';
import { listingStats } from '../../listings/listing-stats.ts';
import { toListing } from '../../listings/tolerant-listing.ts';

/** Stats of the signed-in user's listings. */
export const ownListingStatsQuery = (email: string) =>
  queryOptions({
    queryKey: ['listings', 'own-stats', email],
    queryFn: async ({ signal }) => {
      const request = api.GET('/roommates/user/{email}', { params: { path: { email } }, signal });
      return listingStats((await unwrap(request)).map(toListing));
    },
  });
