import {
  formatAmount,
  listingIdsQuerySchema,
  matchesQuerySchema,
  PAGE_LIMIT_DEFAULT,
  preferencesSchema,
  type Match,
  type MatchesOfResponse,
  type MatchesResponse,
  type Preferences,
} from '@roommate/contracts';
import type { SessionUser } from '../../session.ts';
import type { InMemoryListing } from '../sample-listings.ts';
import type { InMemoryRequest, Reply } from './http.ts';
import { visibleTo, type ListingStore, type Viewer } from './listing-store.ts';
import { parsed } from './problem.ts';
import { signedIn } from './signed-in.ts';

/** Handles a request about what the user looks for. */
export function handlePreferences(
  stored: Map<string, Preferences>,
  viewer: Viewer,
  { method, body }: InMemoryRequest,
): Reply {
  const { uid } = signedIn(viewer);
  if (method === 'PUT') stored.set(uid, parsed(preferencesSchema, body));
  if (method === 'DELETE') return { data: { deletedCount: stored.delete(uid) ? 1 : 0 } };
  return { data: stored.get(uid) ?? {} };
}

/** The double compares only the rent. The API has the whole comparison. */
function matchOf(
  { rentMax, dealbreakers = [] }: Preferences,
  { rentAmount }: InMemoryListing,
): Match | undefined {
  if (rentMax === undefined) return undefined;
  const fits = rentAmount <= rentMax;
  const isDealbreaker = !fits && dealbreakers.includes('rentMax');
  const text = fits ? 'In budget' : `${formatAmount(rentAmount - rentMax)} above your budget`;
  return { score: fits ? 100 : 0, reasons: [{ about: 'rentMax', fits, isDealbreaker, text }] };
}

function compared(store: ListingStore, stored: Map<string, Preferences>, { uid }: SessionUser) {
  const wanted = stored.get(uid) ?? {};
  return store.all().flatMap((listing) => {
    const match = listing.ownerUid === uid ? undefined : matchOf(wanted, listing);
    return match ? [{ listing, match }] : [];
  });
}

/** How the search fits a person with preferences; undefined without any. */
export function wishesOf(stored: Map<string, Preferences>, viewer: Viewer) {
  const wanted = viewer && stored.get(viewer.uid);
  if (!wanted) return undefined;
  const scoreOf = (listing: InMemoryListing): number => matchOf(wanted, listing)?.score ?? 0;
  return {
    /** Whether a listing meets each dealbreaker. */
    fits: (listing: InMemoryListing): boolean =>
      matchOf(wanted, listing)?.reasons.every(({ isDealbreaker }) => !isDealbreaker) ?? true,
    /** In the order of `sort=best`. */
    sorted: (found: readonly InMemoryListing[]) => found.toSorted((a, b) => scoreOf(b) - scoreOf(a)),
  };
}

/** GET /matches */
export function matches(
  store: ListingStore,
  stored: Map<string, Preferences>,
  viewer: Viewer,
  query: object,
): Reply<MatchesResponse> {
  const { limit = PAGE_LIMIT_DEFAULT } = parsed(matchesQuerySchema, query);
  const all = compared(store, stored, signedIn(viewer)).filter(
    ({ listing }) => listing.availability === 'available',
  );
  const fitting = all
    .filter(({ match }) => !match.reasons.some(({ isDealbreaker }) => isDealbreaker))
    .sort((a, b) => b.match.score - a.match.score);
  const items = fitting
    .slice(0, limit)
    .map(({ listing, match }) => ({ listing: visibleTo(viewer, listing), match }));
  return { data: { items, compared: all.length, hidden: all.length - fitting.length } };
}

/** GET /matches/of */
export function matchesOfListings(
  store: ListingStore,
  stored: Map<string, Preferences>,
  viewer: Viewer,
  query: object,
): Reply<MatchesOfResponse> {
  const { ids } = parsed(listingIdsQuerySchema, query);
  const all = compared(store, stored, signedIn(viewer));
  return {
    data: all
      .filter(({ listing }) => ids.includes(listing._id))
      .map(({ listing: { _id }, match }) => ({ _id, match })),
  };
}
