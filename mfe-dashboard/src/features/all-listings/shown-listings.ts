import type { Listing } from '@roommate/contracts';
import type { InfiniteData } from '@roommate/shell-api/query';

export interface ListingsPage {
  listings: Listing[];
  /** Cursor of the next page; undefined on the last. */
  next: string | undefined;
}

export interface PageParam {
  cursor: string | undefined;
  /** Number of newer listings before this page. */
  skipped: number;
}

export interface ShownListings {
  listings: readonly Listing[];
  /** The ids of each page, whose matches are requested together. */
  batches: readonly (readonly string[])[];
  /** Number of newer listings that have left the page. */
  skipped: number;
  /** Whether more listings follow. */
  hasMore: boolean;
  /** Number of listings on the last loaded page. */
  added: number;
}

export function toShownListings({ pages, pageParams }: InfiniteData<ListingsPage, PageParam>): ShownListings {
  const last = pages.at(-1);
  return {
    listings: pages.flatMap(({ listings }) => listings),
    batches: pages.map(({ listings }) => listings.map(({ _id }) => _id)),
    skipped: pageParams[0]?.skipped ?? 0,
    hasMore: last?.next !== undefined,
    added: last?.listings.length ?? 0,
  };
}
