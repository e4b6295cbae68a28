import { PASSWORD_RULE_MESSAGE, pagePaths, signInPages, type RegistrationInput } from '@roommate/contracts';
import { Link, Navigate, useLocation, useUser } from '@roommate/shell-api';
import { TextField } from '@roommate/ui';
import { useSignIn } from '../auth/sign-in-context.ts';
import { toasts } from '../notifications/toasts.ts';
import { AccountForm } from './account-form.tsx';
import { GoogleButton } from './google-button.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { SignInPage } from './sign-in-page.tsx';
import { returnLink } from './return-link.ts';

const loadRules = async () => (await import('./account-rules.ts')).registrationRules;

/** /register (spec, sections 2 and 5). */
export function Component() {
  const signIn = useSignIn();
  const user = useUser();
  const { state } = useLocation() as { state: unknown };
  // The home page offers the way back to the page in this state.
  if (user) return <Navigate to={pagePaths.home} replace state={state} />;

  const send = async (input: RegistrationInput) => {
    await signIn.register(input);
    toasts.success('Registration successful!', { link: returnLink(state) });
  };

  return (
    <SignInPage
      page={signInPages.register}
      footer={
        <>
          Do you already have an account?{' '}
          <Link to={pagePaths.login} state={state}>
            Login
          </Link>
        </>
      }
    >
      <AccountForm
        loadRules={loadRules}
        defaultValues={{ name: '', email: '', photoURL: '', password: '' }}
        send={send}
        invalidToast={({ password }) => password && PASSWORD_RULE_MESSAGE}
        submitLabel="Register"
      >
        {(field) => (
          <>
            <TextField label="Name" autoComplete="name" required {...field('name')} />
            <TextField label="Email" type="email" autoComplete="username" required {...field('email')} />
            <TextField
              label="Photo URL"
              type="url"
              autoComplete="photo"
              hint="Optional. Without a photo you get our default image."
              {...field('photoURL')}
            />
            <NewPasswordField label="Password" {...field('password')} />
          </>
        )}
      </AccountForm>
      <GoogleButton next={returnLink(state)} />
    </SignInPage>
  );
}
