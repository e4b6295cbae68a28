import { keptSession } from './kept-user.ts';
import { hasSignInHint } from './sign-in-hint.ts';

/**
 * Whether the provider's SDK must find out who is signed in. It is a third of a page's scripts, and visitors who are not
 * signed in do without it: docs/decisions/0263-sdk-on-demand.md.
 */
export const mayBeSignedIn = (): boolean => hasSignInHint() || keptSession() !== undefined;
