import { zodResolver } from '@hookform/resolvers/zod';
import {
  PASSWORD_RULE_MESSAGE,
  pagePaths,
  registrationInputSchema,
  type RegistrationInput,
} from '@roommate/contracts';
import { Link, Navigate, useLocation, useUser } from '@roommate/shell-api';
import { Button, PasswordField, TextField } from '@roommate/ui';
import { useForm, type FieldErrors } from 'react-hook-form';
import { shellPaths } from '../app/shell-paths.ts';
import { errorText } from '../auth/error-text.ts';
import { useSignIn } from '../auth/sign-in-context.ts';
import { toasts } from '../notifications/toasts.ts';
import { GoogleButton } from './google-button.tsx';
import { SignInPage } from './sign-in-page.tsx';
import styles from './sign-in-page.module.css';

/** /register (spec, sections 2 and 5). */
export function Component() {
  const signIn = useSignIn();
  const user = useUser();
  const { state } = useLocation() as { state: unknown };
  const { register, handleSubmit, formState } = useForm<RegistrationInput>({
    resolver: zodResolver(registrationInputSchema),
    defaultValues: { name: '', email: '', photoURL: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  if (user) return <Navigate to={pagePaths.home} replace />;

  const onSubmit = async (input: RegistrationInput) => {
    try {
      await signIn.register(input);
      toasts.success('Registration successful!');
    } catch (error) {
      toasts.error(errorText(error));
    }
  };
  const onInvalid = ({ password }: FieldErrors<RegistrationInput>) => {
    if (password) toasts.error(PASSWORD_RULE_MESSAGE);
  };

  return (
    <SignInPage
      title="Register"
      intro="One free account to post rooms, like listings and reach the people behind them."
      footer={
        <>
          Have an account already?{' '}
          <Link to={shellPaths.login} state={state}>
            Login
          </Link>
        </>
      }
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => void handleSubmit(onSubmit, onInvalid)(event)}
      >
        <TextField
          label="Name"
          autoComplete="name"
          required
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <TextField
          label="Photo URL"
          type="url"
          hint="Optional. Without one you get our default picture."
          error={errors.photoURL?.message}
          {...register('photoURL')}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="At least 6 characters, with an uppercase and a lowercase letter."
          required
          error={errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" size="large" busy={isSubmitting}>
          Register
        </Button>
      </form>
      <GoogleButton />
    </SignInPage>
  );
}
