import { Button, Notice } from '@roommate/ui';
import { startTransition, useActionState } from 'react';
import { errorText } from '../auth/error-text.ts';
import { useSignIn } from '../auth/sign-in-context.ts';
import { toasts } from '../notifications/toasts.ts';
import styles from './sign-in-page.module.css';
import { ACCOUNT_TOAST } from './use-account-form.ts';

/** Sends the signed-in user a link that confirms the email address. */
export function SendConfirmation({ email }: { email: string }) {
  const signIn = useSignIn();
  const [isSent, send, isSending] = useActionState(async () => {
    toasts.dismiss(ACCOUNT_TOAST);
    try {
      await signIn.sendEmailConfirmation();
      return true;
    } catch (error) {
      toasts.error(errorText(error), { id: ACCOUNT_TOAST });
      return false;
    }
  }, false);
  if (isSent) return <Notice>A link is on its way to {email}. Please check your spam folder too.</Notice>;
  return (
    <div className={styles.form}>
      <p>We send a link to {email}. Open it to confirm the address.</p>
      <Button size="large" busy={isSending} onClick={() => startTransition(send)}>
        Send the link
      </Button>
    </div>
  );
}
