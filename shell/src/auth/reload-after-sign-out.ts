import { sessionStore, userOf } from '@roommate/shell-api';
import { mayBeSignedIn } from './may-be-signed-in.ts';

const reloadPage = (): void => window.location.reload();

/**
 * Loads a page of the back-forward cache again if it shows a user who has signed out since in another tab. Such a page
 * was frozen and did not notice.
 */
export function reloadAfterSignOut(reload = reloadPage): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && userOf(sessionStore.getState()) && !mayBeSignedIn()) reload();
  });
}
