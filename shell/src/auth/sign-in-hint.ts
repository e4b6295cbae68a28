import { SIGN_IN_HINT } from '@roommate/release-registry';
import { sessionStore } from '@roommate/shell-api';

const MAX_AGE_S = 30 * 86_400;
const HINT = new RegExp(`(?:^|; )${SIGN_IN_HINT}=1(?:;|$)`);

/** Whether a user was signed in with this browser when it last showed a page. */
export const hasSignInHint = (): boolean => HINT.test(document.cookie);

/**
 * Keeps a cookie while a user is signed in here. It says only that. With it, the site's server preloads what pages for
 * signed-in visitors need, and the browser loads the provider's SDK. It gives no rights.
 */
export function keepSignInHint(): void {
  sessionStore.subscribe(({ status }) => {
    if (status === 'loading') return;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    const age = status === 'signed-in' ? MAX_AGE_S : 0;
    document.cookie = `${SIGN_IN_HINT}=1; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
  });
}
