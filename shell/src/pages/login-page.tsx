import { zodResolver } from '@hookform/resolvers/zod';
import { loginInputSchema, type LoginInput } from '@roommate/contracts';
import { Link, Navigate, useLocation, useUser } from '@roommate/shell-api';
import { Button, PasswordField, TextField } from '@roommate/ui';
import { useForm } from 'react-hook-form';
import { shellPaths } from '../app/shell-paths.ts';
import { errorText } from '../auth/error-text.ts';
import { returnPath } from '../auth/return-path.ts';
import { useSignIn } from '../auth/sign-in-context.ts';
import { toasts } from '../notifications/toasts.ts';
import { GoogleButton } from './google-button.tsx';
import { SignInPage } from './sign-in-page.tsx';
import styles from './sign-in-page.module.css';

/** /login (spec, section 2). */
export function Component() {
  const signIn = useSignIn();
  const user = useUser();
  const { state } = useLocation() as { state: unknown };
  const { register, handleSubmit, formState } = useForm<LoginInput>({
    resolver: zodResolver(loginInputSchema),
  });
  const { errors, isSubmitting } = formState;

  if (user) return <Navigate to={returnPath(state)} replace />;

  const onSubmit = async ({ email, password }: LoginInput) => {
    try {
      await signIn.login(email, password);
      toasts.success('Logged in successfully!');
    } catch (error) {
      toasts.error(errorText(error));
    }
  };

  return (
    <SignInPage
      title="Login"
      intro="Welcome back. Log in to see listings in full and to post your own."
      footer={
        <>
          New here?{' '}
          <Link to={shellPaths.register} state={state}>
            Register
          </Link>
        </>
      }
    >
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...register('password')}
        />
        <Link className={styles.aside} to={shellPaths.forgotPassword} state={state}>
          Forgot Password?
        </Link>
        <Button type="submit" size="large" busy={isSubmitting}>
          Login
        </Button>
      </form>
      <GoogleButton />
    </SignInPage>
  );
}
