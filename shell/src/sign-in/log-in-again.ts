import { log, sessionStore, userOf } from '@roommate/shell-api';
import type { SignIn } from '../auth/sign-in-context.ts';
import { unlessLeft } from '../dialogs/unless-left.ts';
import { toasts } from '../notifications/toasts.ts';

type LogIn = Pick<SignIn, 'login' | 'loginWithGoogle'>;

/** The dialog and what follows it load together. The first scripts need neither. */
async function ask(signIn: LogIn): Promise<boolean> {
  const user = userOf(sessionStore.getState());
  if (!user) return false;
  const loaded = await unlessLeft(
    import('./ask-to-log-in.tsx').catch((error: unknown) => {
      log.error('The login dialog could not be loaded.', error);
      toasts.error('The login form could not be loaded. Please check your connection and try again.');
      return undefined;
    }),
  );
  return loaded ? loaded.askToLogIn(user, signIn) : false;
}

/**
 * Asks the signed-in user for a new login in a dialog above the page, which stays as it is. Requests that come while the
 * dialog is open, as from a double click, share it.
 * @returns whether the same user logged in
 */
export function createLogInAgain(signIn: LogIn): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  return () => {
    asked ??= ask(signIn).finally(() => {
      asked = undefined;
    });
    return asked;
  };
}
