import { listingIdSchema, type Listing } from '@roommate/contracts';
import type { SessionUser } from '../../session.ts';
import type { StoredListing } from '../sample-listings.ts';
import { parsed, problem } from './answer.ts';

export type Viewer = SessionUser | null;

/** What a viewer may see of a listing (design, section 6). */
export function visibleTo(viewer: Viewer, stored: StoredListing): Listing {
  const { ownerUid, email, contact } = stored;
  const shown: Partial<StoredListing> & Listing = structuredClone(stored);
  delete shown.ownerUid;
  delete shown.likedBy;
  delete shown.email;
  delete shown.contact;
  return { ...shown, ...(viewer && { email }), ...(viewer?.uid === ownerUid && { contact }) };
}

const newestFirst = (a: StoredListing, b: StoredListing): number =>
  b.createdAt.localeCompare(a.createdAt) || b._id.localeCompare(a._id);

/** The listings of the in-memory API, newest first. */
export class ListingStore {
  private listings: StoredListing[];

  constructor(listings: readonly StoredListing[]) {
    this.listings = structuredClone([...listings]).sort(newestFirst);
  }

  all(): readonly StoredListing[] {
    return this.listings;
  }

  add(listing: StoredListing): void {
    this.listings = [listing, ...this.listings].sort(newestFirst);
  }

  remove(id: string): void {
    this.listings = this.listings.filter(({ _id }) => _id !== id);
  }

  /** @throws ApiError 400 for a malformed id, 404 for an unknown one */
  get(id: string): StoredListing {
    const valid = parsed(listingIdSchema, id).toLowerCase();
    const found = this.listings.find(({ _id }) => _id === valid);
    if (!found) throw problem(404, 'Roommate not found');
    return found;
  }

  /** @param after the last listing of the page before */
  page(limit: number, after: string | undefined): { items: StoredListing[]; last: string | undefined } {
    const start = after === undefined ? 0 : this.listings.findIndex(({ _id }) => _id === after) + 1;
    const items = this.listings.slice(start, start + limit);
    return { items, last: start + limit < this.listings.length ? items.at(-1)?._id : undefined };
  }
}
