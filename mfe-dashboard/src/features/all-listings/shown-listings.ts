import type { Listing } from '@roommate/contracts';
import { PAGE_SIZE, type ListingsPage } from './api/get-listings-page.ts';

/** So many cards stay in the page, however far one goes: docs/decisions/0048-all-listings-window.md. */
export const MAX_SHOWN = 10 * PAGE_SIZE;

export interface ShownListings {
  listings: readonly Listing[];
  /** How many newer ones are no longer shown. */
  skipped: number;
  next: string | undefined;
  /** How many came with the latest page. */
  added: number;
}

export const firstPage = ({ listings, next }: ListingsPage): ShownListings => ({
  listings,
  next,
  skipped: 0,
  added: listings.length,
});

/** Adds a page at the end; what becomes too much leaves at the beginning. */
export function withPage(shown: ShownListings, { listings, next }: ListingsPage): ShownListings {
  const all = [...shown.listings, ...listings];
  const leaving = Math.max(0, all.length - MAX_SHOWN);
  return {
    listings: all.slice(leaving),
    skipped: shown.skipped + leaving,
    next,
    added: listings.length,
  };
}
