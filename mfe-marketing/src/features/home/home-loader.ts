import type { LoaderFunctionArgs } from '@roommate/shell-api';
import { getAvailableListings, type AvailableListings } from './featured/api/get-available-listings.ts';

export interface HomeData {
  listings: AvailableListings;
}

/** Requests the featured listings without waiting for them: the hero shows immediately and the grid later. */
export const homeLoader = ({ request }: LoaderFunctionArgs): HomeData => ({
  listings: getAvailableListings(request.signal),
});
