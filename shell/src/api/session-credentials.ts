import { resolvedUser, sessionStore } from '@roommate/shell-api';
import type { Authentication } from '../auth/authentication.ts';
import type { Credentials } from './with-token.ts';

/** The tokens of the session's user. */
export function sessionCredentials(authentication: Pick<Authentication, 'idToken'>): Credentials {
  const tokenOfUser = async (refresh: boolean) =>
    sessionStore.getState().status === 'signed-in' ? authentication.idToken(refresh) : null;
  return {
    current: () => tokenOfUser(false),
    resolved: async () => ((await resolvedUser()) ? tokenOfUser(false) : null),
    renewed: () => tokenOfUser(true),
  };
}
