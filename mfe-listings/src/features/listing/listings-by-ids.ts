import type { Listing } from '@roommate/contracts';
import { api, unwrap } from '@roommate/shell-api';
import { queryOptions } from '@roommate/shell-api/query';

/** Several listings with one request, without counting views. Those that were deleted are missing. */
export const listingsByIdsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['listings', 'by-ids', ...ids],
    queryFn: ({ signal }): Promise<Listing[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : unwrap(api.GET('/roommates/by-ids', { params: { query: { ids: ids.join(',') } }, signal })),
  });
