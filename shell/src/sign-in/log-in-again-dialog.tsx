import type { SessionUser } from '@roommate/shell-api';
import { Button, Notice, PasswordField, TextField } from '@roommate/ui';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { errorText } from '../auth/error-text.ts';
import type { SignIn } from '../auth/sign-in-context.ts';
import { cancelOnBack } from '../dialogs/cancel-on-back.ts';
import { GoogleMark } from './google-mark.tsx';
import styles from './log-in-again-dialog.module.css';

/** The dialog's return value after a login. Escape, Cancel and Back leave it empty. */
const LOGGED_IN = 'logged-in';

interface LogInAgainDialogProps {
  user: SessionUser;
  signIn: Pick<SignIn, 'login' | 'loginWithGoogle'>;
  onClose: (loggedIn: boolean) => void;
}

/**
 * Asks for the password, or for the Google account, of the user whose session has ended. It shows errors itself,
 * because toasts are below a modal dialog.
 */
export function LogInAgainDialog({ user, signIn, onClose }: LogInAgainDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    // The dialog itself would focus the email address, which cannot be changed here.
    dialog.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
  }, []);
  // Also on a page with unsaved edits: its question would be below this dialog.
  useEffect(() => cancelOnBack(() => dialog.current?.close()), []);

  const attempt = async (logIn: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      await logIn();
      dialog.current?.close(LOGGED_IN);
    } catch (reason) {
      setError(errorText(reason));
      setBusy(false);
    }
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    if (typeof password !== 'string' || password === '') setError('Password is required.');
    else void attempt(() => signIn.login(user.email ?? '', password));
  };
  const providers = user.providerData.map(({ providerId }) => providerId);
  // Nobody knows how a user logs in whom the provider has not confirmed yet.
  const isUnknown = providers.length === 0;
  const usesGoogle = isUnknown || providers.includes('google.com');
  const usesPassword = !usesGoogle || isUnknown || providers.includes('password');

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => onClose(currentTarget.returnValue === LOGGED_IN)}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <h2 id={titleId}>Log in again</h2>
        <p>Your session has ended. The page and your text stay as they are.</p>
        {error !== undefined && <Notice tone="warn">{error}</Notice>}
        {usesPassword && (
          <>
            <TextField label="Email" type="email" autoComplete="username" readOnly value={user.email ?? ''} />
            <PasswordField label="Password" name="password" autoComplete="current-password" required />
          </>
        )}
        <div className={styles.actions}>
          {usesPassword && (
            <Button type="submit" busy={busy}>
              Login
            </Button>
          )}
          {usesGoogle && (
            <Button
              variant={usesPassword ? 'secondary' : 'primary'}
              disabled={busy}
              onClick={() => void attempt(() => signIn.loginWithGoogle())}
            >
              <GoogleMark />
              Continue with Google
            </Button>
          )}
          <Button variant="quiet" onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
        </div>
      </form>
    </dialog>
  );
}
