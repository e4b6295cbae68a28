import { isServer, type LoaderFunctionArgs } from '@roommate/shell-api';
import { getQuickLinks } from './quick-links/quick-links.ts';
import type { QuickLinks } from './quick-links/quick-links-list.tsx';
import { getFeaturedListings, type FeaturedListings } from './featured/featured-listings.ts';

export interface HomeData {
  listings: FeaturedListings;
  quickLinks: QuickLinks;
}

/**
 * Requests the featured listings and the quick links. A browser does not wait for them: the hero shows immediately and they
 * come later. A server waits, and the loader throws when the request fails.
 */
export async function homeLoader({ request }: LoaderFunctionArgs): Promise<HomeData> {
  const listings = getFeaturedListings(request.signal);
  // The page is complete without the links.
  const quickLinks = getQuickLinks(request.signal).catch(() => []);
  if (!isServer) return { listings: listings.catch(() => 'failed' as const), quickLinks };
  const [loaded, links] = await Promise.all([listings, quickLinks]);
  return { listings: loaded, quickLinks: links };
}
