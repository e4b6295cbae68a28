import { log, sessionStore, userOf } from '@roommate/shell-api';
import { createRoot } from 'react-dom/client';
import type { SignIn } from '../auth/sign-in-context.ts';
import { toasts } from '../notifications/toasts.ts';

type LogIn = Pick<SignIn, 'login' | 'loginWithGoogle'>;

const currentUser = () => userOf(sessionStore.getState());

async function ask(signIn: LogIn): Promise<boolean> {
  const user = currentUser();
  if (!user) return false;
  const loaded = await import('./log-in-again-dialog.tsx').catch((error: unknown) => {
    log.error('The login dialog could not be loaded.', error);
    toasts.error('The login form could not be loaded. Please check your connection and try again.');
    return undefined;
  });
  if (!loaded) return false;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const loggedIn = await new Promise<boolean>((resolve) => {
    root.render(<loaded.LogInAgainDialog user={user} signIn={signIn} onClose={resolve} />);
  });
  root.unmount();
  host.remove();
  if (!loggedIn) return false;
  const isSameUser = currentUser()?.uid === user.uid;
  // The page then belongs to the other account.
  if (!isSameUser) toasts.error('You logged in with another account. Nothing was sent.');
  return isSameUser;
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
