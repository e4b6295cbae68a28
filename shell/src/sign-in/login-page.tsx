import { pagePaths, signInPages, type LoginInput } from '@roommate/contracts';
import { Link, Navigate, useLocation, useUser } from '@roommate/shell-api';
import { PasswordField, TextField } from '@roommate/ui';
import { returnPath } from '../auth/return-path.ts';
import { useSignIn } from '../auth/sign-in-context.ts';
import { toasts } from '../notifications/toasts.ts';
import { AccountForm } from './account-form.tsx';
import { GoogleButton } from './google-button.tsx';
import { SignInPage } from './sign-in-page.tsx';
import styles from './sign-in-page.module.css';

const loadRules = async () => (await import('./account-rules.ts')).loginRules;

/** /login (spec, section 2). */
export function Component() {
  const signIn = useSignIn();
  const user = useUser();
  const { state } = useLocation() as { state: unknown };
  if (user) return <Navigate to={returnPath(state)} replace />;

  const send = async ({ email, password }: LoginInput) => {
    await signIn.login(email, password);
    toasts.success('Logged in successfully!');
  };

  return (
    <SignInPage
      page={signInPages.login}
      footer={
        <>
          New here?{' '}
          <Link to={pagePaths.register} state={state}>
            Register
          </Link>
        </>
      }
    >
      <AccountForm
        loadRules={loadRules}
        defaultValues={{ email: '', password: '' }}
        send={send}
        submitLabel="Login"
      >
        {(field) => (
          <>
            <TextField label="Email" type="email" autoComplete="username" required {...field('email')} />
            <PasswordField label="Password" autoComplete="current-password" required {...field('password')} />
            <Link className={styles.aside} to={pagePaths.forgotPassword} state={state}>
              Forgot Password?
            </Link>
          </>
        )}
      </AccountForm>
      <GoogleButton />
    </SignInPage>
  );
}
