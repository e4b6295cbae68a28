import { sessionStore, userOf, type SessionUser } from '@roommate/shell-api';
import { createRoot } from 'react-dom/client';
import type { SignIn } from '../auth/sign-in-context.ts';
import { toasts } from '../notifications/toasts.ts';
import { LogInAgainDialog } from './log-in-again-dialog.tsx';

/**
 * Shows the dialog above the page, outside its tree.
 * @returns whether the same user logged in
 */
export async function askToLogIn(
  user: SessionUser,
  signIn: Pick<SignIn, 'login' | 'loginWithGoogle'>,
): Promise<boolean> {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const loggedIn = await new Promise<boolean>((resolve) => {
    root.render(<LogInAgainDialog user={user} signIn={signIn} onClose={resolve} />);
  });
  root.unmount();
  host.remove();
  if (!loggedIn) return false;
  const isSameUser = userOf(sessionStore.getState())?.uid === user.uid;
  // The page then belongs to the other account.
  if (!isSameUser) toasts.error('You logged in with another account. Nothing was sent.');
  return isSameUser;
}
