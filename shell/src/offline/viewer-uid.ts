import { userOf, type Session } from '@roommate/shell-api';

/** The uid of the user; empty without a user, undefined while it is not known. */
export function viewerUid(session: Session): string | undefined {
  if (session.status === 'loading' && !session.user) return undefined;
  return userOf(session)?.uid ?? '';
}
