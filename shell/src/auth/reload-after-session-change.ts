import type { SiteConfig } from '@roommate/release-registry';
import { sessionStore, userOf } from '@roommate/shell-api';
import { reloadPage } from '../network/reload-page.ts';
import { keptUser } from './kept-user.ts';
import { hasSignInHint } from './sign-in-hint.ts';

type Keys = Pick<SiteConfig, 'firebase'>;

const stopEvent = (event: Event): void => event.stopImmediatePropagation();

/** Whether another tab has signed the page's user out, or somebody else in. */
function isOfFormerSession(config: Keys): boolean {
  const shown = userOf(sessionStore.getState());
  const kept = keptUser(config);
  if (kept) return kept.uid !== shown?.uid;
  // A browser that refuses storage keeps no session, but it may keep the cookie.
  return shown !== null && !hasSignInHint();
}

/**
 * Loads a page of the back-forward cache again if the session has changed since in another tab. Such a page was frozen and
 * did not notice. Its provider's SDK would still send requests as the former user.
 */
export function reloadAfterSessionChange(config: Keys, reload = reloadPage): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const isFormer = isOfFormerSession(config);
    // On a slow connection, the page would show until the new one is here. It may be left before, and come back.
    document.documentElement.hidden = isFormer;
    removeEventListener('beforeunload', stopEvent, true);
    if (!isFormer) return;
    // The question about unsaved changes is for the former user. A person who stays would keep that page.
    addEventListener('beforeunload', stopEvent, true);
    reload();
  });
}
