import { PAGES_CACHE } from '@roommate/release-registry';
import { sessionStore, userOf } from '@roommate/shell-api';

/**
 * Deletes the copies of visited pages when the user signs out. The next user of the browser must not see where they
 * have been.
 */
export function forgetPagesOnSignOut(): void {
  let wasSignedIn = false;
  sessionStore.subscribe((session) => {
    // Browsers have no caches outside secure contexts.
    if (wasSignedIn && session.status === 'signed-out' && 'caches' in globalThis) {
      void caches.delete(PAGES_CACHE).catch(() => undefined);
    }
    wasSignedIn = userOf(session) !== null;
  });
}
