import type { SessionUser } from '@roommate/shell-api';
import type { ShownListings } from './shown-listings.ts';

interface Visit {
  /** The history entry's key. */
  key: string;
  shown: ShownListings;
}

// By the user, so that it goes with the session.
const visits = new WeakMap<SessionUser, Visit>();

/** What the user's latest visit showed, when this is the same history entry: one has gone back to it. */
export function recall(user: SessionUser | null, key: string): ShownListings | undefined {
  const visit = user ? visits.get(user) : undefined;
  return visit?.key === key ? visit.shown : undefined;
}

export function remember(user: SessionUser | null, key: string, shown: ShownListings): void {
  if (user) visits.set(user, { key, shown });
}
