import { Button, Divider } from '@roommate/ui';
import { useEffect, useState } from 'react';
import { useSignIn } from '../auth/sign-in-context.ts';
import { errorText } from '../auth/error-text.ts';
import { toasts } from '../notifications/toasts.ts';
import { GoogleMark } from './google-mark.tsx';
import styles from './sign-in-page.module.css';

/** Signs in by the provider's popup. What follows is up to the page, which sees the session change. */
export function GoogleButton() {
  const signIn = useSignIn();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    void signIn.prepareGoogle();
  }, [signIn]);

  const onClick = async () => {
    setBusy(true);
    try {
      await signIn.loginWithGoogle();
      toasts.success('Logged in with Google!');
    } catch (error) {
      toasts.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Divider label="or" />
      <Button variant="secondary" className={styles.wide} busy={busy} onClick={() => void onClick()}>
        <GoogleMark />
        Continue with Google
      </Button>
    </>
  );
}
