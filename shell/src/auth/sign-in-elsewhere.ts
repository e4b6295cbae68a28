import { hasSignInHint } from './sign-in-hint.ts';

/** Calls back once when a user signs in with this browser in another tab. */
export function onSignInElsewhere(callback: () => void): void {
  const check = (): void => {
    if (!hasSignInHint()) return;
    globalThis.cookieStore?.removeEventListener('change', check);
    document.removeEventListener('visibilitychange', check);
    callback();
  };
  // Browsers without a cookie store notice it when the visitor comes back to this tab.
  globalThis.cookieStore?.addEventListener('change', check);
  document.addEventListener('visibilitychange', check);
}
