import type { LoaderFunctionArgs } from '@roommate/shell-api';
import { getAvailableListings, type AvailableListings } from './featured/api/get-available-listings.ts';

export interface HomeData {
  listings: AvailableListings;
}

/** Asks for the featured listings and does not wait for them: the hero shows at once, the grid when they are here. */
export const homeLoader = ({ request }: LoaderFunctionArgs): HomeData => ({
  listings: getAvailableListings(request.signal),
});
