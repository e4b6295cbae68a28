import { SESSION_KEY_PREFIX } from './kept-user.ts';
import { hasSignInHint } from './sign-in-hint.ts';

/**
 * Whether the provider's SDK must find out who is signed in. It is a third of a page's scripts, and visitors who are not
 * signed in do without it: docs/decisions/0263-sdk-on-demand.md.
 */
export function mayBeSignedIn(): boolean {
  if (hasSignInHint()) return true;
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(SESSION_KEY_PREFIX));
  } catch {
    // A browser that refuses storage keeps no session either.
    return false;
  }
}
