import { Button, Notice } from '@roommate/ui';
import { useState } from 'react';
import { errorText } from '../auth/error-text.ts';
import { useSignIn } from '../auth/sign-in-context.ts';
import { toasts } from '../notifications/toasts.ts';
import styles from './sign-in-page.module.css';
import { ACCOUNT_TOAST } from './use-account-form.ts';

/** Sends the signed-in user a link that confirms the email address. */
export function SendConfirmation({ email }: { email: string }) {
  const signIn = useSignIn();
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const send = async (): Promise<void> => {
    setState('sending');
    toasts.dismiss(ACCOUNT_TOAST);
    try {
      await signIn.sendEmailConfirmation();
      setState('sent');
    } catch (error) {
      setState('idle');
      toasts.error(errorText(error), { id: ACCOUNT_TOAST });
    }
  };
  if (state === 'sent')
    return <Notice>A link is on its way to {email}. Please check your spam folder too.</Notice>;
  return (
    <div className={styles.form}>
      <p>We send a link to {email}. Open it to confirm the address.</p>
      <Button size="large" busy={state === 'sending'} onClick={() => void send()}>
        Send the link
      </Button>
    </div>
  );
}
