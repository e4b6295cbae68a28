import { isServer, type LoaderFunctionArgs } from '@roommate/shell-api';
import { getFeaturedListings, type FeaturedListings } from './featured/featured-listings.ts';

export interface HomeData {
  listings: FeaturedListings;
}

/**
 * Requests the featured listings. A browser does not wait for them: the hero shows immediately and the grid later. A
 * server waits, and the loader throws when the request fails.
 */
export async function homeLoader({ request }: LoaderFunctionArgs): Promise<HomeData> {
  const listings = getFeaturedListings(request.signal);
  return { listings: isServer ? await listings : listings.catch(() => 'failed' as const) };
}
