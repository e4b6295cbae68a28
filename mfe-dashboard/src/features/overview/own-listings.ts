import { api, unwrap } from '@roommate/shell-api';
import { queryOptions } from '@roommate/shell-api/query';
import { toListing } from '../../listings/tolerant-listing.ts';

/** The signed-in user's listings, newest first. */
export const ownListingsQuery = (email: string) =>
  queryOptions({
    queryKey: ['listings', 'own', email],
    queryFn: async ({ signal }) => {
      const request = api.GET('/roommates/user/{email}', { params: { path: { email } }, signal });
      return (await unwrap(request)).map(toListing);
    },
  });
