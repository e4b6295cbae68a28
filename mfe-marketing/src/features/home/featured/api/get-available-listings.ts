import { HOME_LISTING_LIMIT, apiPaths, type ListingSummary } from '@roommate/contracts';
import { api } from '@roommate/shell-api';

export type AvailableListings = Promise<readonly ListingSummary[] | 'failed'>;

/** The newest available listings, at most 8. It never rejects, so that a page may keep the promise before it is read. */
export async function getAvailableListings(signal: AbortSignal): AvailableListings {
  try {
    const answer = await api.request<ListingSummary[] | { error: string } | null>(
      apiPaths.available(HOME_LISTING_LIMIT),
      { signal },
    );
    // The specification lets an answer carry an error instead (section 3).
    return Array.isArray(answer) ? answer : 'failed';
  } catch {
    return 'failed';
  }
}
