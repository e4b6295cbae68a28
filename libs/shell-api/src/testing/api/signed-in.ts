import type { SessionUser } from '../../session.ts';
import type { Viewer } from './listing-store.ts';
import { problem } from './problem.ts';

/** @throws InMemoryProblemError 401 without a user */
export function signedIn(viewer: Viewer): SessionUser {
  if (!viewer) throw problem(401, 'Sign in first.');
  return viewer;
}
