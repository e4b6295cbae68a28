import { isServer, type LoaderFunctionArgs, type PageHandle } from '@roommate/shell-api';
import { RequestAhead } from './ahead/request-ahead.ts';
import { getQuickLinks } from './quick-links/quick-links.ts';
import type { QuickLinks } from './quick-links/quick-links-list.tsx';
import { getFeaturedListings, type FeaturedListings } from './featured/featured-listings.ts';

export interface HomeData {
  listings: FeaturedListings;
  /** The listings have loaded ahead some time ago. In a browser only. */
  isOld?: boolean | undefined;
  quickLinks: QuickLinks;
}

const featured = new RequestAhead('featured', getFeaturedListings);
const links = new RequestAhead('quick-links', getQuickLinks);

const orElse = <T, F>(data: T | Promise<T>, fallback: F) =>
  data instanceof Promise ? data.catch(() => fallback) : data;

/**
 * Requests the featured listings and the quick links, if they have not loaded ahead. A browser does not wait for them: the
 * hero shows immediately and they come later. A server waits, and the loader throws when the request fails.
 */
export async function homeLoader({ request }: LoaderFunctionArgs): Promise<HomeData> {
  const listings = featured.read(request.signal);
  // The page is complete without the links.
  const quickLinks = orElse(links.read(request.signal), []);
  if (!isServer) return { listings: orElse(listings, 'failed' as const), isOld: featured.isOld, quickLinks };
  const [loaded, loadedLinks] = await Promise.all([listings, quickLinks]);
  return { listings: loaded, quickLinks: loadedLinks };
}

/** Requests the same before the page opens. */
export const prefetchHome: PageHandle['prefetch'] = ({ request }) => {
  featured.start(request.signal);
  links.start(request.signal);
};
