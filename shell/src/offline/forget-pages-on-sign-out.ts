import { PAGES_CACHE } from '@roommate/release-registry';
import { sessionStore } from '@roommate/shell-api';
import { mayBeSignedIn } from '../auth/may-be-signed-in.ts';

/**
 * Deletes the copies of visited pages when the user signs out. The next user of the browser must not see where they
 * have been.
 */
export function forgetPagesOnSignOut(): void {
  // The session may have ended elsewhere, before this page opened.
  let wasSignedIn = mayBeSignedIn();
  sessionStore.subscribe((session) => {
    // Browsers have no caches outside secure contexts.
    if (wasSignedIn && session.status === 'signed-out' && 'caches' in globalThis) {
      void caches.delete(PAGES_CACHE).catch(() => undefined);
    }
    if (session.status !== 'loading') wasSignedIn = session.status === 'signed-in';
  });
}
