import { HOME_LISTING_LIMIT, apiPaths, type ListingSummary } from '@roommate/contracts';
import { api } from '@roommate/shell-api';

export type AvailableListings = Promise<readonly ListingSummary[] | 'failed'>;

/** The newest available listings, at most 8. It never rejects, so that a page may keep the promise before it is read. */
export async function getAvailableListings(signal: AbortSignal): AvailableListings {
  try {
    return await api.request<ListingSummary[]>(apiPaths.available(HOME_LISTING_LIMIT), { signal });
  } catch {
    return 'failed';
  }
}
