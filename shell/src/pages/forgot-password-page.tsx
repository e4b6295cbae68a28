import { zodResolver } from '@hookform/resolvers/zod';
import { loginInputSchema } from '@roommate/contracts';
import { Link, useLocation } from '@roommate/shell-api';
import { Button, Notice, TextField } from '@roommate/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { shellPaths } from '../app/shell-paths.ts';
import { errorText } from '../auth/error-text.ts';
import { useSignIn } from '../auth/sign-in-context.ts';
import { toasts } from '../notifications/toasts.ts';
import { SignInPage } from './sign-in-page.tsx';
import styles from './sign-in-page.module.css';

const schema = loginInputSchema.pick({ email: true });

/** /forgot-password: where the login page's link leads. */
export function Component() {
  const signIn = useSignIn();
  const { state } = useLocation() as { state: unknown };
  const [sentTo, setSentTo] = useState<string>();
  const { register, handleSubmit, formState } = useForm<{ email: string }>({ resolver: zodResolver(schema) });

  const onSubmit = async ({ email }: { email: string }) => {
    try {
      await signIn.sendPasswordReset(email);
      setSentTo(email);
    } catch (error) {
      toasts.error(errorText(error));
    }
  };

  return (
    <SignInPage
      title="Forgot your password?"
      intro="Enter your e-mail address and we will send you a link to set a new password."
      footer={
        <Link to={shellPaths.login} state={state}>
          Back to Login
        </Link>
      }
    >
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          required
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" size="large" busy={formState.isSubmitting}>
          Send the link
        </Button>
        {sentTo !== undefined && (
          // Whether there is an account is not told: that would tell strangers who has one.
          <Notice>
            If {sentTo} has an account here, a link to set a new password is on its way. Please look into the
            spam folder too.
          </Notice>
        )}
      </form>
    </SignInPage>
  );
}
