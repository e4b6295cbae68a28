import {
  availableQuerySchema,
  listQuerySchema,
  myListingsQuerySchema,
  type CountResponse,
  type Listing,
  type StatsResponse,
} from '@roommate/contracts';
import type { ApiAnswer } from '../../services.ts';
import { parsed, problem } from './answer.ts';
import { etagOf, visibleTo, type ListingStore, type Viewer } from './listing-store.ts';

const only = <T>(data: T): ApiAnswer<T> => ({ data, next: undefined });

/** GET /roommates: all, or a page with the address of the next one. */
export function list(store: ListingStore, viewer: Viewer, query: object): ApiAnswer<Listing[]> {
  const { limit, cursor } = parsed(listQuerySchema, query);
  if (limit === undefined) return only(store.all().map((listing) => visibleTo(viewer, listing)));
  const { items, next } = store.page(limit, cursor);
  return {
    data: items.map((listing) => visibleTo(viewer, listing)),
    next: next === undefined ? undefined : `/roommates?limit=${limit}&cursor=${next}`,
  };
}

export function available(store: ListingStore, viewer: Viewer, query: object): ApiAnswer<Listing[]> {
  const { limit } = parsed(availableQuerySchema, query);
  const free = store.all().filter(({ availability }) => availability === 'available');
  return only(free.slice(0, limit).map((listing) => visibleTo(viewer, listing)));
}

/** The listings of an owner, for that owner alone. */
export function byOwner(store: ListingStore, viewer: Viewer, query: object): ApiAnswer<Listing[]> {
  if (!viewer) throw problem(401, 'Sign in to see your listings.');
  const { email } = parsed(myListingsQuerySchema, query);
  if (email.toLowerCase() !== viewer.email?.toLowerCase()) throw problem(403, 'These are not your listings.');
  const own = store.all().filter(({ ownerUid }) => ownerUid === viewer.uid);
  return only(own.map((listing) => visibleTo(viewer, listing)));
}

export function count(store: ListingStore): ApiAnswer<CountResponse> {
  const total = store.all().length;
  return only({ count: total, total });
}

export function stats(store: ListingStore): ApiAnswer<StatsResponse> {
  const all = store.all();
  return only({
    total: all.length,
    available: all.filter(({ availability }) => availability === 'available').length,
    roomTypes: new Set(all.map(({ roomType }) => roomType)).size,
  });
}

/** One listing; counts a view unless the owner asks. */
export function details(store: ListingStore, viewer: Viewer, id: string): ApiAnswer<Listing> {
  const listing = store.get(id);
  if (viewer?.uid !== listing.ownerUid) listing.views += 1;
  return { ...only(visibleTo(viewer, listing)), etag: etagOf(listing) };
}
