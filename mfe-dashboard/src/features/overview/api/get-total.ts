import { apiPaths, type CountResponse, type StatsResponse } from '@roommate/contracts';
import { api } from '@roommate/shell-api';

/** How many listings there are; when the stats fail the count tells, as `count` or `total` (spec, sections 7 and 8). */
export async function getTotal(signal: AbortSignal): Promise<number> {
  try {
    return (await api.request<StatsResponse>(apiPaths.stats, { signal })).total;
  } catch (error) {
    if (signal.aborted) throw error;
    const { count, total } = await api.request<Partial<CountResponse>>(apiPaths.count, { signal });
    const known = count ?? total;
    if (known === undefined) throw error;
    return known;
  }
}
