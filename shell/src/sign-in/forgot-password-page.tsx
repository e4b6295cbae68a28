import { pagePaths, signInPages } from '@roommate/contracts';
import { Link, useLocation } from '@roommate/shell-api';
import { Notice, TextField } from '@roommate/ui';
import { useState } from 'react';
import { useSignIn } from '../auth/sign-in-context.ts';
import { AccountForm } from './account-form.tsx';
import { SignInPage } from './sign-in-page.tsx';
import styles from './sign-in-page.module.css';

const loadRules = async () => (await import('./account-rules.ts')).emailRules;

/** /forgot-password: where the login page's link leads. */
export function Component() {
  const signIn = useSignIn();
  const { state } = useLocation() as { state: unknown };
  const [sentTo, setSentTo] = useState<string>();

  const send = async ({ email }: { email: string }) => {
    await signIn.sendPasswordReset(email);
    setSentTo(email);
  };

  return (
    <SignInPage
      page={signInPages.forgotPassword}
      footer={
        <Link to={pagePaths.login} state={state}>
          Back to Login
        </Link>
      }
    >
      <AccountForm
        loadRules={loadRules}
        defaultValues={{ email: '' }}
        send={send}
        submitLabel="Send the link"
      >
        {(field) => (
          <TextField label="Email" type="email" autoComplete="username" required {...field('email')} />
        )}
      </AccountForm>
      {sentTo !== undefined && (
        <div className={styles.after}>
          {/* Do not show whether the account exists: strangers could find out who has one. */}
          <Notice>
            If {sentTo} has an account here, a link to set a new password is on its way. Please check your
            spam folder too.
          </Notice>
        </div>
      )}
    </SignInPage>
  );
}
