import { NetworkError } from '@roommate/shell-api';
import type { User } from 'firebase/auth';

/** What the SDK knows about who is signed in. */
interface SignedIn {
  readonly currentUser: Pick<User, 'getIdToken'> | null;
}

/**
 * The token of the current user, null when signed out. The SDK gets a new one over the network when the old one has expired.
 * @throws NetworkError when no new token came, so that a change waits for it. When the session has ended, the SDK has signed
 * the user out and the error is its own.
 */
export async function tokenOf(auth: SignedIn, refresh: boolean): Promise<string | null> {
  try {
    return (await auth.currentUser?.getIdToken(refresh)) ?? null;
  } catch (cause) {
    throw auth.currentUser ? new NetworkError({ cause }) : cause;
  }
}
