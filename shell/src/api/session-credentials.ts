import { resolvedUser, sessionStore } from '@roommate/shell-api';
import type { Authentication } from '../auth/authentication.ts';
import type { Credentials } from './api-client.ts';

/** The token of the session's user. */
export function sessionCredentials(authentication: Authentication): Credentials {
  const tokenOfUser = async (refresh: boolean) =>
    sessionStore.getState().status === 'signed-in' ? authentication.idToken(refresh) : null;
  return {
    current: () => tokenOfUser(false),
    resolved: async () => ((await resolvedUser()) ? tokenOfUser(false) : null),
    renewed: () => tokenOfUser(true),
  };
}
