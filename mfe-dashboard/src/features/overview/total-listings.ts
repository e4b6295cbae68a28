import { api, unwrap } from '@roommate/shell-api';
import { queryOptions } from '@roommate/shell-api/query';

/** The number of all listings. If the stats fail, it comes from the count (spec, sections 7 and 8). */
export async function getTotalListings(signal: AbortSignal): Promise<number> {
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

export const totalListingsQuery = queryOptions({
  queryKey: ['listings', 'total'],
  queryFn: ({ signal }) => getTotalListings(signal),
});
