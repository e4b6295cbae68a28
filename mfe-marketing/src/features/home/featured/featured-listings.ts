import { HOME_LISTING_LIMIT, type ListingSummary } from '@roommate/contracts';
import { api, unwrap } from '@roommate/shell-api';

export type FeaturedResult = readonly ListingSummary[] | 'failed';

/** The loader's data. In a browser a promise that never rejects, unless the listings have loaded ahead. */
export type FeaturedListings = FeaturedResult | Promise<FeaturedResult>;

/**
 * The newest available listings, at most 8.
 * @throws when the request fails or the response contains an error instead of listings (spec, section 3)
 */
export async function getFeaturedListings(signal: AbortSignal): Promise<readonly ListingSummary[]> {
  const listings = await unwrap(
    api.GET('/roommates/available', { params: { query: { limit: HOME_LISTING_LIMIT } }, signal }),
  );
  if (!Array.isArray(listings)) throw new Error('The response contains no listings.');
  return listings;
}
