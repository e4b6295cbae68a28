import { sessionStore } from '@roommate/shell-api';
import type { Authentication } from '../auth/authentication.ts';
import { isUnconfirmed } from '../auth/is-unconfirmed.ts';
import type { Credentials } from './with-token.ts';

/** The page that shows, or the next one as soon as a navigation has started. */
interface VisitedPage {
  /** Whether only signed-in users may open it. */
  isGuarded: () => boolean;
  /** Calls back when another page may be the visited one. @returns the function that ends it */
  subscribe: (check: () => void) => () => void;
}

const isReported = (): boolean => sessionStore.getState().status !== 'loading';

/** Resolves when `isOver`, which can change with the session and with the page. */
const until = (isOver: () => boolean, page: VisitedPage): Promise<void> =>
  new Promise((resolve) => {
    const check = (): void => {
      if (!isOver()) return;
      for (const end of subscriptions) end();
      resolve();
    };
    const subscriptions = [sessionStore.subscribe(check), page.subscribe(check)];
    check();
  });

/** The tokens of the session's user. */
export function sessionCredentials(
  authentication: Pick<Authentication, 'idToken'>,
  page: VisitedPage,
): Credentials {
  const tokenOfUser = async (refresh: boolean) =>
    sessionStore.getState().status === 'signed-in' ? authentication.idToken(refresh) : null;
  return {
    current: async () => {
      // A public page needs no token. It must not wait for a slow provider.
      if (isUnconfirmed(sessionStore.getState())) await until(() => isReported() || !page.isGuarded(), page);
      return tokenOfUser(false);
    },
    resolved: async () => {
      await until(isReported, page);
      return tokenOfUser(false);
    },
    renewed: () => tokenOfUser(true),
  };
}
