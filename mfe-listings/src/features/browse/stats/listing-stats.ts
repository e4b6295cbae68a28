import { api, unwrap } from '@roommate/shell-api';
import { queryOptions, useQuery } from '@roommate/shell-api/query';

/** The numbers of all listings, of the available ones and of their room types. */
export const statsQuery = queryOptions({
  queryKey: ['listings', 'stats'],
  queryFn: ({ signal }) => unwrap(api.GET('/roommates/stats', { signal })),
});

export const useListingStats = () => useQuery(statsQuery);
