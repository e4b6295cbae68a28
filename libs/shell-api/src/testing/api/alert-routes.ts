import { listingIdSchema, newSavedSearchSchema, type SavedSearch } from '@roommate/contracts';
import type { InMemoryRequest, Reply } from './http.ts';
import type { Viewer } from './listing-store.ts';
import { ownItems, removeOwn, viewOf, type Owned } from './own-items.ts';
import { parsed, unknownOperation } from './problem.ts';
import { randomId } from './random-id.ts';
import { signedIn } from './signed-in.ts';

/** A saved search of a user. */
export type StoredSearch = Owned<SavedSearch>;

function save(searches: StoredSearch[], uid: string, body: unknown): SavedSearch {
  parsed(newSavedSearchSchema, body);
  const { query } = body as { query: string };
  const same = searches.find((search) => search.uid === uid && search.query === query);
  if (same) return viewOf(same);
  const stored = { uid, _id: randomId(), query, name: query, createdAt: new Date().toISOString() };
  searches.unshift(stored);
  return viewOf(stored);
}

/**
 * Handles a request about saved searches. Here a search is named by its query.
 * @param id the last part of the path; undefined for all searches
 * @throws InMemoryProblemError
 */
export function handleSavedSearches(
  searches: StoredSearch[],
  viewer: Viewer,
  { method, url, body }: InMemoryRequest,
  id: string | undefined,
): Reply {
  const { uid } = signedIn(viewer);
  if (id === undefined && method === 'GET') return { data: ownItems(searches, uid) };
  if (id === undefined && method === 'POST') return { status: 201, data: save(searches, uid, body) };
  if (id === undefined || method !== 'DELETE') throw unknownOperation({ method, url });
  return { data: removeOwn(searches, uid, id, 'This saved search does not exist or was deleted.') };
}

/**
 * Handles a request about alerts. There are no alerts, because no other user posts here.
 * @throws InMemoryProblemError
 */
export function handleAlerts(
  viewer: Viewer,
  { method, url }: InMemoryRequest,
  part: string | undefined,
  action: string | undefined,
): Reply {
  signedIn(viewer);
  if (method === 'GET' && part === undefined) return { data: { items: [], unread: 0 } };
  if (method === 'GET' && part === 'unread') return { data: { unread: 0 } };
  if (method === 'PUT' && part === 'read') return { data: { matchedCount: 0, modifiedCount: 0 } };
  const isOne = part !== undefined && (action === undefined ? method === 'DELETE' : method === 'PUT');
  if (!isOne || (action ?? 'read') !== 'read') throw unknownOperation({ method, url });
  parsed(listingIdSchema, part);
  return { data: method === 'PUT' ? { matchedCount: 0, modifiedCount: 0 } : { deletedCount: 0 } };
}
