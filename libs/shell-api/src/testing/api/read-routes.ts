import {
  availableQuerySchema,
  listingIdsQuerySchema,
  listQuerySchema,
  myListingsQuerySchema,
  type CountResponse,
  type Listing,
  type StatsResponse,
} from '@roommate/contracts';
import type { Reply } from './http.ts';
import { etagOf, visibleTo, type ListingStore, type Viewer } from './listing-store.ts';
import { parsed, problem } from './problem.ts';

/** GET /roommates: returns all listings, or one page with the URL of the next. */
export function list(store: ListingStore, viewer: Viewer, query: object): Reply<Listing[]> {
  const { limit, cursor } = parsed(listQuerySchema, query);
  if (limit === undefined) return { data: store.all().map((listing) => visibleTo(viewer, listing)) };
  const { items, next } = store.page(limit, cursor);
  return {
    data: items.map((listing) => visibleTo(viewer, listing)),
    headers: next === undefined ? {} : { link: `</roommates?limit=${limit}&cursor=${next}>; rel="next"` },
  };
}

export function available(store: ListingStore, viewer: Viewer, query: object): Reply<Listing[]> {
  const { limit } = parsed(availableQuerySchema, query);
  const free = store.all().filter(({ availability }) => availability === 'available');
  return { data: free.slice(0, limit).map((listing) => visibleTo(viewer, listing)) };
}

/** The listings of an owner; only the owner may ask. */
export function byOwner(store: ListingStore, viewer: Viewer, query: object): Reply<Listing[]> {
  if (!viewer) throw problem(401, 'Sign in to see your listings.');
  const { email } = parsed(myListingsQuerySchema, query);
  if (email.toLowerCase() !== viewer.email?.toLowerCase()) throw problem(403, 'These are not your listings.');
  const own = store.all().filter(({ ownerUid }) => ownerUid === viewer.uid);
  return { data: own.map((listing) => visibleTo(viewer, listing)) };
}

/** The listings that exist, in the order of the ids. */
export function withIds(store: ListingStore, viewer: Viewer, query: object): Reply<Listing[]> {
  const { ids } = parsed(listingIdsQuerySchema, query);
  const all = store.all();
  const found = [...new Set(ids)].flatMap((id) => all.find(({ _id }) => _id === id) ?? []);
  return { data: found.map((listing) => visibleTo(viewer, listing)) };
}

export function count(store: ListingStore): Reply<CountResponse> {
  const total = store.all().length;
  return { data: { count: total, total } };
}

export function stats(store: ListingStore): Reply<StatsResponse> {
  const all = store.all();
  return {
    data: {
      total: all.length,
      available: all.filter(({ availability }) => availability === 'available').length,
      roomTypes: new Set(all.map(({ roomType }) => roomType)).size,
    },
  };
}

/** One listing; counts a view unless the owner asks. Signed-in viewers get the email if it is confirmed. */
export function details(store: ListingStore, viewer: Viewer, id: string): Reply<Listing> {
  const listing = store.get(id);
  const shown = visibleTo(viewer, listing);
  const headers = { etag: etagOf(listing) };
  if (shown.isOwner) return { data: shown, headers };
  listing.views += 1;
  const { email, emailVerified } = listing;
  if (!viewer) return { data: shown, headers };
  return { data: { ...shown, ...(emailVerified ? { email } : { emailWithheld: 'unconfirmed' }) }, headers };
}
