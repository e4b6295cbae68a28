import {
  findListingId,
  formatAmount,
  imageCandidates,
  pagePaths,
  RENT_PERIOD,
  withoutBidiControls,
} from '@roommate/contracts';
import type { PageMeta } from '@roommate/release-registry';
import { z } from 'zod';
import { fetchApi } from '../proxy/fetch-api.ts';
import { isLinkPreviewCrawler } from './crawlers.ts';

/** The data of a listing that the preview of its link shows. */
export interface ListingPreview extends PageMeta {
  /** URL path of the page. */
  path: string;
  /** URL of the listing's image; undefined without a usable one. */
  imageUrl: string | undefined;
}

/** Crawlers wait a few seconds for a page. The page must not wait for a slow API. */
const TIMEOUT_MS = 1500;

// The fields that the API gives to callers without a token.
const publicFields = z.object({
  title: z.string(),
  location: z.string(),
  rentAmount: z.number(),
  roomType: z.string(),
  imageUrl: z.string(),
  availability: z.string(),
});

const NOT_FOUND = 404;

interface PageRequest {
  pathname: string;
  userAgent: string | undefined;
  /** The IP address of the client. */
  address: string;
}

/**
 * The preview of a listing for a crawler of a messenger, although the page itself needs a login. The request names the
 * crawler and says that it is a prefetch. So the API counts no view: docs/decisions/0242-link-previews-of-listings.md.
 * @param apiUrl base URL of the API
 * @returns 'unknown' for a malformed id and when the API knows no such listing. Undefined for other visitors and
 * pages, and when the API fails or is slow
 */
export async function listingPreview(
  apiUrl: string,
  { pathname, userAgent, address }: PageRequest,
): Promise<ListingPreview | 'unknown' | undefined> {
  const isDetails = pathname.startsWith(pagePaths.details(''));
  if (!isDetails || userAgent === undefined || !isLinkPreviewCrawler(userAgent)) return undefined;
  const id = findListingId(pathname);
  if (id === undefined) return 'unknown';
  try {
    const response = await fetchApi(apiUrl, {
      path: `/roommates/${id}`,
      timeoutMs: TIMEOUT_MS,
      headers: { 'user-agent': userAgent, 'sec-purpose': 'prefetch', 'x-forwarded-for': address },
    });
    if (response.status === NOT_FOUND) return 'unknown';
    const listing = publicFields.safeParse(await response.json());
    return listing.success ? describe(id, listing.data) : undefined;
  } catch {
    // The general preview of the page is better than none.
    return undefined;
  }
}

function describe(id: string, listing: z.infer<typeof publicFields>): ListingPreview {
  const [title, location] = [listing.title, listing.location].map(withoutBidiControls);
  const rent = `${formatAmount(listing.rentAmount)}/${RENT_PERIOD}`;
  const note = listing.availability === 'not available' ? 'Not available now. ' : '';
  return {
    title: `${title}, ${rent}`,
    description: `${note}${listing.roomType} room in ${location}. Rent: ${rent}.`,
    path: pagePaths.details(id),
    imageUrl: imageCandidates(listing.imageUrl)[0],
  };
}
