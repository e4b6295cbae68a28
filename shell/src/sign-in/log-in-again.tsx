import { log, sessionStore, userOf } from '@roommate/shell-api';
import { createRoot } from 'react-dom/client';
import type { SignIn } from '../auth/sign-in-context.ts';
import { toasts } from '../notifications/toasts.ts';

const currentUser = () => userOf(sessionStore.getState());

/**
 * Asks the signed-in user for a new login in a dialog above the page, which stays as it is.
 * @returns whether the same user logged in
 */
export async function logInAgain(signIn: SignIn): Promise<boolean> {
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
  return loggedIn && currentUser()?.uid === user.uid;
}
