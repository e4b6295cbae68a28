import { listingIdSchema, type Listing } from '@roommate/contracts';
import type { SessionUser } from '../../session.ts';
import type { InMemoryListing } from '../sample-listings.ts';
import { parsed, problem } from './problem.ts';

export type Viewer = SessionUser | null;

/** What a viewer may see of a listing (docs/api-reading.md). */
export function visibleTo(viewer: Viewer, stored: InMemoryListing): Listing {
  const { ownerUid, email, contact } = stored;
  const isOwner = viewer?.uid === ownerUid;
  const shown: Partial<InMemoryListing> & Listing = structuredClone(stored);
  delete shown.ownerUid;
  delete shown.likedBy;
  delete shown.email;
  delete shown.emailVerified;
  delete shown.contact;
  return { ...shown, isOwner, ...(isOwner && { email, contact }) };
}

type Place = Pick<InMemoryListing, 'createdAt' | '_id'>;

const newestFirst = (a: Place, b: Place): number =>
  b.createdAt.localeCompare(a.createdAt) || b._id.localeCompare(a._id);

const toCursor = ({ createdAt, _id }: Place): string => `${Date.parse(createdAt)}_${_id}`;

function fromCursor(cursor: string): Place {
  const [time, _id = ''] = cursor.split('_');
  return { createdAt: new Date(Number(time)).toISOString(), _id };
}

/** The listings of the in-memory API, newest first. */
export class ListingStore {
  /** What was posted with an idempotency key, by user and key. */
  readonly posted = new Map<string, { content: string; id: string }>();
  #listings: InMemoryListing[];

  constructor(listings: readonly InMemoryListing[]) {
    this.#listings = structuredClone([...listings]).sort(newestFirst);
  }

  all(): readonly InMemoryListing[] {
    return this.#listings;
  }

  add(listing: InMemoryListing): void {
    this.#listings = [listing, ...this.#listings].sort(newestFirst);
  }

  remove(id: string): void {
    this.#listings = this.#listings.filter(({ _id }) => _id !== id);
  }

  /** @throws InMemoryProblemError 400 for a malformed id, 404 for an unknown one */
  get(id: string): InMemoryListing {
    const valid = parsed(listingIdSchema, id).toLowerCase();
    const found = this.#listings.find(({ _id }) => _id === valid);
    if (!found) throw problem(404, 'Roommate not found');
    return found;
  }

  /**
   * The page after a position; it stays right when listings are added or deleted in between.
   * @param cursor `next` of the page before; undefined for the first page
   */
  page(limit: number, cursor: string | undefined): { items: InMemoryListing[]; next: string | undefined } {
    const after = cursor === undefined ? undefined : fromCursor(cursor);
    const found = after ? this.#listings.findIndex((listing) => newestFirst(after, listing) < 0) : 0;
    const start = found < 0 ? this.#listings.length : found;
    const items = this.#listings.slice(start, start + limit);
    const last = items.at(-1);
    return { items, next: last && start + limit < this.#listings.length ? toCursor(last) : undefined };
  }
}

/** The state of what an edit changes, without likes and views. */
export const etagOf = ({
  likes: _likes,
  views: _views,
  likedBy: _likedBy,
  emailVerified: _emailVerified,
  ...content
}: InMemoryListing): string => `W/"${JSON.stringify(content).replace(/[^\w-]/g, '')}"`;
