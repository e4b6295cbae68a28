import { zodResolver } from '@hookform/resolvers/zod';
import {
  PASSWORD_RULE_MESSAGE,
  pagePaths,
  registrationInputSchema,
  signInPages,
  type RegistrationInput,
} from '@roommate/contracts';
import { Link, useNavigate, useSearchParams } from '@roommate/shell-api';
import { Spinner, TextField, focusPageHeading } from '@roommate/ui';
import { useSignIn } from '../auth/sign-in-context.ts';
import { toasts } from '../notifications/toasts.ts';
import { AccountForm } from './account-form.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { ResetLinkRefused, isFinal } from './reset-link-refused.tsx';
import { SignInPage } from './sign-in-page.tsx';
import styles from './sign-in-page.module.css';
import { useResetCode } from './use-reset-code.ts';

const resolver = zodResolver(registrationInputSchema.pick({ password: true }));

/** /reset-password: where the link of the e-mail for a forgotten password leads. */
export function Component() {
  const [query] = useSearchParams();
  // A code of a link for another purpose is none here: the provider would say so of the new password only.
  const code = query.get('mode') === 'resetPassword' ? (query.get('oobCode') ?? '') : '';
  const signIn = useSignIn();
  const navigate = useNavigate();
  const { state, refuse, checkAgain } = useResetCode(code);

  const send = async ({ password }: Pick<RegistrationInput, 'password'>) => {
    try {
      await signIn.confirmPasswordReset(code, password);
    } catch (error) {
      if (!isFinal(error)) throw error;
      focusPageHeading();
      refuse(error);
      return;
    }
    toasts.success('Your new password is set. Please log in with it.');
    await navigate(pagePaths.login, { replace: true });
  };

  return (
    <SignInPage page={signInPages.resetPassword} footer={<Link to={pagePaths.login}>Back to Login</Link>}>
      {state.status === 'checking' && (
        <div className={styles.pending}>
          <Spinner size="large" label="Checking the link..." showLabel />
        </div>
      )}
      {state.status === 'refused' && <ResetLinkRefused error={state.error} onRetry={checkAgain} />}
      {state.status === 'valid' && (
        <AccountForm
          resolver={resolver}
          defaultValues={{ password: '' }}
          send={send}
          invalidToast={() => PASSWORD_RULE_MESSAGE}
          submitLabel="Set the password"
        >
          {(field) => (
            <>
              {/* Read-only; with it password managers know whose password it is. */}
              <TextField label="Email" type="email" autoComplete="username" readOnly value={state.email} />
              <NewPasswordField label="New password" {...field('password')} />
            </>
          )}
        </AccountForm>
      )}
    </SignInPage>
  );
}
