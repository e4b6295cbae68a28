import { userOf, type Session } from '@roommate/shell-api';
import { hasSignInHint } from '../auth/sign-in-hint.ts';

/** Whose saved listings the page shows: an account's by its uid, or those of the device. Undefined: not known yet. */
export type Viewer = { uid: string } | 'device' | undefined;

/** Visitors who were not signed in here before do not wait for the identity provider. */
export function viewerOf(session: Session): Viewer {
  const user = userOf(session);
  if (user) return { uid: user.uid };
  return session.status === 'signed-out' || !hasSignInHint() ? 'device' : undefined;
}
