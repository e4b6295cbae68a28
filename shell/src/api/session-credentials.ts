import { sessionStore } from '@roommate/shell-api';
import type { Authentication } from '../auth/authentication.ts';
import type { Credentials } from './with-token.ts';

/** Waits until the provider has reported the session. */
const reportedSession = (): Promise<void> =>
  new Promise((resolve) => {
    const settle = ({ status }: { status: string }): void => {
      if (status === 'loading') return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = sessionStore.subscribe(settle);
    settle(sessionStore.getState());
  });

/** Whether the page shows what belongs to a user whom the provider has not confirmed yet. */
const expectsUser = (): boolean => {
  const session = sessionStore.getState();
  return session.status === 'loading' && session.isUnconfirmed === true;
};

/** The tokens of the session's user. */
export function sessionCredentials(authentication: Pick<Authentication, 'idToken'>): Credentials {
  const tokenOfUser = async (refresh: boolean) =>
    sessionStore.getState().status === 'signed-in' ? authentication.idToken(refresh) : null;
  return {
    current: async () => {
      if (expectsUser()) await reportedSession();
      return tokenOfUser(false);
    },
    resolved: async () => {
      await reportedSession();
      return tokenOfUser(false);
    },
    renewed: () => tokenOfUser(true),
  };
}
