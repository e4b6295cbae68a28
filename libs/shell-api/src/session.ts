import { create } from 'zustand';

/** The signed-in user (spec, section 3). */
export interface SessionUser {
  uid: string;
  displayName: string | null;
  email: string | null;
  emailVerified: boolean;
  phoneNumber: string | null;
  photoURL: string | null;
  isAnonymous: boolean;
  tenantId: string | null;
  providerData: readonly { providerId: string; uid: string; email: string | null }[];
  metadata: { creationTime: string | undefined; lastSignInTime: string | undefined };
}

/**
 * The session's states (spec, section 4). `slow` means that the provider has not responded for about 5 s.
 * The status is also `loading` during registration, login, Google login and logout.
 * `user` is then the user who was signed in before. Their pages and what they typed stay until the operation ends.
 * `isUnconfirmed` means that the browser has kept this user, and that the provider has not responded yet.
 */
export type Session =
  | { status: 'loading'; slow: boolean; user?: SessionUser; isUnconfirmed?: true }
  | { status: 'signed-in'; user: SessionUser }
  | { status: 'signed-out' };

/** The store that the shell's authentication writes; remotes read it through `useSession`. */
export const sessionStore = create<Session>(() => ({ status: 'loading', slow: false }));

/** Replaces the session. For the shell and the test double only. */
export const setSession = (session: Session): void => sessionStore.setState(session, true);

/** Returns the current session; re-renders on change. */
export const useSession = (): Session => sessionStore();

/** Returns the signed-in user, or null. The user stays while an operation runs that may end the session, such as a logout. */
export const userOf = (session: Session): SessionUser | null =>
  session.status === 'signed-out' ? null : (session.user ?? null);

/** Returns the signed-in user, also during a sign-out; null while loading and when signed out. */
export const useUser = (): SessionUser | null => sessionStore(userOf);

/**
 * Waits until it is known whose page it is. Route loaders use it. The provider may still have to confirm the user. The
 * client of the API waits for that before it sends their requests.
 * @param signal ends the wait when the navigation is given up
 * @returns the user, or null when signed out
 */
export function resolvedUser(signal?: AbortSignal): Promise<SessionUser | null> {
  return new Promise((resolve, reject) => {
    const settle = (session: Session): void => {
      if (session.status === 'loading' && !session.isUnconfirmed) return;
      unsubscribe();
      resolve(userOf(session));
    };
    const unsubscribe = sessionStore.subscribe(settle);
    signal?.addEventListener('abort', () => {
      unsubscribe();
      reject(signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError'));
    });
    settle(sessionStore.getState());
  });
}
