import { api, unwrap } from '@roommate/shell-api';
import { queryOptions, useQuery } from '@roommate/shell-api/query';

/** The numbers of all listings, of the available ones and of their room types. */
export const statsQuery = queryOptions({
  queryKey: ['listings', 'stats'],
  // Without the signal: on a link to the same page, the previous visit would abort the new visit's request.
  queryFn: () => unwrap(api.GET('/roommates/stats')),
});

export const useListingStats = (enabled: boolean) => useQuery({ ...statsQuery, enabled });
