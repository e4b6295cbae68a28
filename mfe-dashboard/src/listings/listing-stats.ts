import type { Listing } from '@roommate/contracts';

export interface ListingStats {
  total: number;
  available: number;
  /** Sum of all views. A listing without the field counts as 0. */
  views: number;
}

export const listingStats = (listings: readonly Listing[]): ListingStats => ({
  total: listings.length,
  available: listings.filter(({ availability }) => availability === 'available').length,
  views: listings.reduce((sum, { views = 0 }) => sum + views, 0),
});
