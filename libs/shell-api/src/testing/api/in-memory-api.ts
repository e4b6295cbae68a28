import {
  contactBodySchema,
  type ContactBody,
  type ContactResponse,
  type Preferences,
} from '@roommate/contracts';
import { handleAlerts, handleSavedSearches, type StoredSearch } from './alert-routes.ts';
import { handleApiKeys, type StoredApiKey } from './api-key-routes.ts';
import type { InMemoryRequest, Reply } from './http.ts';
import type { ListingStore, Viewer } from './listing-store.ts';
import { handlePreferences, matches, matchesOfListings } from './matching-routes.ts';
import { parsed, unknownOperation } from './problem.ts';
import { area, similarRents, similarRentsAt } from './area-rents-routes.ts';
import { areas } from './areas-on-map-route.ts';
import * as read from './read-routes.ts';
import type { ScanLimits } from './scan-matches.ts';
import { search } from './search-route.ts';
import * as write from './write-routes.ts';

function contact(body: unknown, messages: ContactBody[]): ContactResponse {
  messages.push(parsed(contactBodySchema, body));
  return { success: true, message: 'Message received.' };
}

/** The data of the in-memory API besides listings. */
interface OtherData {
  messages: ContactBody[];
  apiKeys: StoredApiKey[];
  savedSearches: StoredSearch[];
  preferences: Map<string, Preferences>;
  scanLimits: ScanLimits;
}

/**
 * Handles a request from memory by the rules of the API: docs/decisions/0044-test-double.md.
 * @throws InMemoryProblemError
 */
export function handle(
  store: ListingStore,
  others: OtherData,
  viewer: Viewer,
  request: InMemoryRequest,
): Reply {
  const { messages, apiKeys, savedSearches, preferences } = others;
  const { method, url, body } = request;
  const query = Object.fromEntries(url.searchParams);
  const [root, first, second, ...more] = url.pathname.slice(1).split('/').map(decodeURIComponent);

  if (method === 'POST' && root === 'contact' && first === undefined)
    return { data: contact(body, messages) };
  if (root === 'api-keys' && second === undefined) return handleApiKeys(apiKeys, viewer, request, first);
  if (root === 'saved-searches' && second === undefined)
    return handleSavedSearches(savedSearches, viewer, request, first);
  if (root === 'alerts' && more.length === 0) return handleAlerts(viewer, request, first, second);
  if (method === 'GET' && root === 'areas' && first === undefined) return areas(store, url.searchParams);
  if (method === 'GET' && root === 'similar-rents' && first === undefined)
    return similarRentsAt(store, query);
  if (method === 'GET' && first !== undefined && second === undefined) {
    if (root === 'areas') return area(store, first);
    if (root === 'similar-rents') return similarRents(store, first);
  }
  if (root === 'preferences' && first === undefined) return handlePreferences(preferences, viewer, request);
  if (root === 'matches' && method === 'GET') {
    if (first === undefined) return matches(store, preferences, viewer, query);
    if (first === 'of') return matchesOfListings(store, preferences, viewer, query);
  }
  if (root !== 'roommates' || more.length > 0) throw unknownOperation({ method, url });
  if (first === undefined) {
    if (method === 'GET') return read.list(store, viewer, query);
    if (method === 'POST') return { status: 201, data: write.create(store, viewer, request) };
  } else if (second !== undefined) {
    if (method === 'GET' && first === 'user') return read.byOwner(store, viewer, { email: second });
    if (method === 'PATCH' && second === 'like') return { data: write.like(store, viewer, first, body) };
  } else if (method === 'GET') {
    if (first === 'available') return read.available(store, viewer, query);
    if (first === 'mylistings') return read.byOwner(store, viewer, query);
    if (first === 'by-ids') return read.withIds(store, viewer, query);
    if (first === 'count') return read.count(store);
    if (first === 'stats') return read.stats(store);
    if (first === 'search') return search(store, viewer, url.searchParams, others);
    return read.details(store, viewer, first);
  } else if (method === 'PUT') {
    return write.update(store, viewer, first, request);
  } else if (method === 'DELETE') {
    return { data: write.remove(store, viewer, first) };
  }
  throw unknownOperation({ method, url });
}
