import { Button, Divider, useFirstUse } from '@roommate/ui';
import { useEffect, useState } from 'react';
import { useSignIn } from '../auth/sign-in-context.ts';
import { errorText } from '../auth/error-text.ts';
import { toasts } from '../notifications/toasts.ts';
import { GoogleMark } from './google-mark.tsx';
import styles from './sign-in-page.module.css';
import { ACCOUNT_TOAST } from './use-account-form.ts';
import type { ReturnLink } from './return-link.ts';

interface GoogleButtonProps {
  /** A link in the toast of a success. */
  next?: ReturnLink | undefined;
}

/** Signs in by the provider's popup. What follows is up to the page, which sees the session change. */
export function GoogleButton({ next }: GoogleButtonProps) {
  const signIn = useSignIn();
  const [busy, setBusy] = useState(false);

  const isUsed = useFirstUse();

  // A browser blocks the popup if the code for it loads only after the click. Before that, the page needs none of it.
  useEffect(() => {
    if (isUsed) void signIn.prepareGoogle();
  }, [signIn, isUsed]);

  const onClick = async () => {
    setBusy(true);
    toasts.dismiss(ACCOUNT_TOAST);
    try {
      await signIn.loginWithGoogle();
      toasts.success('Logged in with Google!', { link: next });
    } catch (error) {
      toasts.error(errorText(error), { id: ACCOUNT_TOAST });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles.popup}>
      <Divider label="or" />
      <Button variant="secondary" className={styles.wide} busy={busy} onClick={() => void onClick()}>
        <GoogleMark />
        Continue with Google
      </Button>
    </div>
  );
}
