import { sessionStore, type Session } from '@roommate/shell-api';

/**
 * Waits until the provider has confirmed the user whom the browser has kept. A request that starts on a page for signed-in
 * people goes out without a token when the person opens a public page before that. The API then shows what it shows to
 * anyone, and the cache must not keep that for the user.
 */
export function confirmedUser(): Promise<void> {
  return new Promise((resolve) => {
    const settle = (session: Session): void => {
      if (session.status === 'loading' && session.isUnconfirmed) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = sessionStore.subscribe(settle);
    settle(sessionStore.getState());
  });
}
