import type { Listing } from '@roommate/contracts';

export interface ListingTotals {
  total: number;
  available: number;
  /** Sum of all views. A listing without the field counts as 0. */
  views: number;
}

export const listingTotals = (listings: readonly Listing[]): ListingTotals => ({
  total: listings.length,
  available: listings.filter(({ availability }) => availability === 'available').length,
  views: listings.reduce((sum, { views = 0 }) => sum + views, 0),
});
