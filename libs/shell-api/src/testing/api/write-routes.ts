import {
  createListingBodySchema,
  likeBodySchema,
  patchedHome,
  pagePaths,
  updateListingBodySchema,
  type CreateResponse,
  type DeleteResponse,
  type LikeResponse,
  type UpdateResponse,
} from '@roommate/contracts';
import type { InMemoryListing } from '../sample-listings.ts';
import type { InMemoryRequest, Reply } from './http.ts';
import { etagOf, type ListingStore, type Viewer } from './listing-store.ts';
import { parsed, problem } from './problem.ts';
import { randomId } from './random-id.ts';
import { signedIn } from './signed-in.ts';

function owned(store: ListingStore, viewer: Viewer, id: string): InMemoryListing {
  const user = signedIn(viewer);
  const listing = store.get(id);
  if (listing.ownerUid !== user.uid) throw problem(403, 'Only the owner can change a listing.');
  return listing;
}

/** Responses do not contain the chosen place. */
const withoutPlace = <Fields extends { placeId?: unknown }>({ placeId: _placeId, ...fields }: Fields) =>
  fields;

const KEY_REUSED = 'This Idempotency-Key was already used with another body.';

/** The same key and body return the first response: docs/decisions/0091-idempotency-keys.md. */
export function create(
  store: ListingStore,
  viewer: Viewer,
  { body, idempotencyKey }: Pick<InMemoryRequest, 'body' | 'idempotencyKey'>,
): CreateResponse {
  const user = signedIn(viewer);
  const valid = parsed(createListingBodySchema, body);
  const insertedId = randomId();
  if (idempotencyKey !== undefined) {
    const key = `${user.uid} ${idempotencyKey}`;
    const content = JSON.stringify(valid);
    const before = store.posted.get(key);
    if (before?.content === content) return { acknowledged: true, insertedId: before.id };
    if (before) throw problem(422, KEY_REUSED, [{ field: 'Idempotency-Key', message: KEY_REUSED }]);
    store.posted.set(key, { content, id: insertedId });
  }
  const fields = withoutPlace(valid);
  const now = new Date().toISOString();
  store.add({
    ...fields,
    _id: insertedId,
    url: new URL(pagePaths.details(insertedId), location.href).href,
    ownerUid: user.uid,
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    name: user.displayName ?? 'No Name',
    likes: 0,
    views: 0,
    likedBy: [],
    createdAt: now,
    updatedAt: now,
    isOwner: false,
  });
  return { acknowledged: true, insertedId };
}

export function update(
  store: ListingStore,
  viewer: Viewer,
  id: string,
  { body, ifMatch }: Pick<InMemoryRequest, 'body' | 'ifMatch'>,
): Reply<UpdateResponse> {
  const listing = owned(store, viewer, id);
  const fields = withoutPlace(parsed(updateListingBodySchema, body).fields);
  const { availability = listing.availability, home = {}, ...rest } = fields;
  const user = signedIn(viewer);
  const email = user.email ?? listing.email;
  const changed = { ...listing, ...rest, availability, home: patchedHome(listing.home, home), email };
  const isChange = JSON.stringify(changed) !== JSON.stringify(listing);
  if (isChange && ifMatch !== undefined && ifMatch !== etagOf(listing)) {
    throw problem(412, 'The listing has been changed since you read it.');
  }
  // Nobody sees the confirmation, so the listing does not count as changed: docs/decisions/0231-poster-email.md.
  const emailVerified = Boolean(user.email) && user.emailVerified;
  Object.assign(listing, changed, { emailVerified }, isChange && { updatedAt: new Date().toISOString() });
  const headers = { etag: etagOf(listing) };
  return { data: { matchedCount: 1, modifiedCount: isChange ? 1 : 0 }, headers };
}

/** One like per user: a repeat changes nothing and returns the contact again, while the listing is available. */
export function like(store: ListingStore, viewer: Viewer, id: string, body: unknown): LikeResponse {
  const user = signedIn(viewer);
  parsed(likeBodySchema, body);
  const listing = store.get(id);
  if (listing.ownerUid === user.uid) throw problem(403, "You can't like your own post.");
  const isNew = !listing.likedBy.includes(user.uid);
  if (isNew) {
    listing.likedBy.push(user.uid);
    listing.likes += 1;
  }
  return {
    matchedCount: 1,
    modifiedCount: isNew ? 1 : 0,
    likes: listing.likes,
    ...(listing.availability === 'available' && { contact: listing.contact }),
  };
}

export function remove(store: ListingStore, viewer: Viewer, id: string): DeleteResponse {
  const listing = owned(store, viewer, id);
  store.remove(listing._id);
  return { deletedCount: 1 };
}
