import { onCookieChange } from '../async/on-cookie-change.ts';
import { hasSignInHint } from './sign-in-hint.ts';

/** Calls back once when a user signs in with this browser in another tab. */
export function onSignInElsewhere(callback: () => void): void {
  const end = onCookieChange(() => {
    if (!hasSignInHint()) return;
    end();
    callback();
  });
}
