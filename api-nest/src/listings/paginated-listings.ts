import type { Listing } from '@roommate/contracts';

export interface PaginatedListings {
  listings: Listing[];
  /** The query of the next page. Absent on the last page. */
  next?: { limit: number; cursor: string };
}
