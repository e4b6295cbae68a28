import type { ListingSummary } from '@roommate/contracts';
import { sessionStore, userOf } from '@roommate/shell-api';

/** The saved rooms as a viewer has seen them. */
export interface LastSeenRooms {
  /** The uid of the user; empty for visitors. */
  viewer: string;
  /** When the browser received them, in milliseconds since 1970. */
  at: number;
  /** What was saved, newest first. */
  ids: readonly string[];
  /** Only what a card shows. A room that was deleted is missing. */
  rooms: readonly ListingSummary[];
}

/**
 * The cache of the service worker's copies of pages. A sign-out and a preview delete it, with the rooms:
 * docs/decisions/0351-service-worker.md.
 */
const CACHE = 'pages';
/** The service worker ignores entries below `/kept/`. Change this URL when the form of the entry changes. */
const URL_OF_ROOMS = '/kept/saved-rooms';

/** Without what the API shows only to the owner of a room. */
const forEverybody = (room: ListingSummary): ListingSummary => ({
  _id: room._id,
  title: room.title,
  location: room.location,
  rentAmount: room.rentAmount,
  roomType: room.roomType,
  availability: room.availability,
  imageUrl: room.imageUrl,
  name: room.name,
});

const viewerNow = (): string => userOf(sessionStore.getState())?.uid ?? '';

/** Keeps the rooms for a visit without a network, in place of those before. Waits for the service worker. */
export async function keepLastSeenRooms({ rooms, ...seen }: LastSeenRooms): Promise<void> {
  // Browsers have none outside secure contexts.
  if (!('serviceWorker' in navigator)) return;
  // Without a service worker, no page could show them.
  await navigator.serviceWorker.ready;
  if (viewerNow() !== seen.viewer) return;
  // A sign-out from now on deletes this cache, also with what is put into it later.
  const cache = await caches.open(CACHE);
  await cache.put(URL_OF_ROOMS, new Response(JSON.stringify({ ...seen, rooms: rooms.map(forEverybody) })));
}

/** The rooms that the viewer has seen last; undefined if there are none. */
export async function readLastSeenRooms(): Promise<LastSeenRooms | undefined> {
  if (!('caches' in globalThis)) return undefined;
  const stored = await caches.match(URL_OF_ROOMS, { cacheName: CACHE });
  // A service worker of an earlier release may have put an error page in its place.
  if (!stored?.ok) return undefined;
  const seen = (await stored.json()) as LastSeenRooms;
  return seen.viewer === viewerNow() && seen.ids.length > 0 ? seen : undefined;
}
