import { PASSWORD_RULE_MESSAGE, pagePaths, signInPages, type RegistrationInput } from '@roommate/contracts';
import { Link, Navigate, useNavigate, useSearchParams } from '@roommate/shell-api';
import { ScriptNotice, Spinner, TextField, buttonClass, focusPageHeading } from '@roommate/ui';
import { useCallback } from 'react';
import { useSignIn } from '../auth/sign-in-context.ts';
import { toasts } from '../notifications/toasts.ts';
import { AccountForm } from './account-form.tsx';
import { LinkRefused, isFinal } from './link-refused.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { SignInPage } from './sign-in-page.tsx';
import styles from './sign-in-page.module.css';
import { useActionCode } from './use-action-code.ts';

const loadRules = async () => (await import('./account-rules.ts')).passwordRules;

/** /reset-password: where the links of the identity provider's emails lead. A project has one URL for all of them. */
export function Component() {
  const [query] = useSearchParams();
  const code = query.get('oobCode') ?? '';
  if (query.get('mode') === 'verifyEmail')
    return (
      <Navigate
        to={`${pagePaths.confirmEmail}?${new URLSearchParams({ oobCode: code }).toString()}`}
        replace
      />
    );
  // The provider would report the code of a link for another purpose only with the new password.
  return <ResetPassword code={query.get('mode') === 'resetPassword' ? code : ''} />;
}

function ResetPassword({ code }: { code: string }) {
  const signIn = useSignIn();
  const navigate = useNavigate();
  const verify = useCallback((sent: string) => signIn.verifyPasswordReset(sent), [signIn]);
  const { state, refuse, sendAgain } = useActionCode(code, verify);

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
        <>
          <ScriptNotice>This link needs JavaScript. Please turn it on and load the page again.</ScriptNotice>
          <div className={styles.pending}>
            <Spinner size="large" label="Checking the link..." showLabel />
          </div>
        </>
      )}
      {state.status === 'refused' && (
        <LinkRefused
          error={state.error}
          onRetry={sendAgain}
          newLink={
            <Link className={buttonClass('primary', 'large')} to={pagePaths.forgotPassword}>
              Send a new link
            </Link>
          }
        />
      )}
      {state.status === 'accepted' && (
        <AccountForm
          loadRules={loadRules}
          defaultValues={{ password: '' }}
          send={send}
          invalidToast={() => PASSWORD_RULE_MESSAGE}
          submitLabel="Set the password"
        >
          {(field) => (
            <>
              {/* Read-only; with it password managers know whose password it is. */}
              <TextField label="Email" type="email" autoComplete="username" readOnly value={state.result} />
              <NewPasswordField label="New password" {...field('password')} />
            </>
          )}
        </AccountForm>
      )}
    </SignInPage>
  );
}
