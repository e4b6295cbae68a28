import { pagePaths, signInPages } from '@roommate/contracts';
import { Link, useSearchParams, useUser } from '@roommate/shell-api';
import { Notice, ScriptNotice, Spinner, buttonClass } from '@roommate/ui';
import { useCallback } from 'react';
import { useSignIn } from '../auth/sign-in-context.ts';
import { LinkRefused } from './link-refused.tsx';
import { SendConfirmation } from './send-confirmation.tsx';
import { SignInPage } from './sign-in-page.tsx';
import styles from './sign-in-page.module.css';
import { useActionCode } from './use-action-code.ts';

/** /confirm-email: where the link of the email after a registration leads. Without a code it offers a new link. */
export function Component() {
  const [query] = useSearchParams();
  const code = query.get('oobCode') ?? '';
  return (
    <SignInPage page={signInPages.confirmEmail} footer={<Link to={pagePaths.home}>Go to Home</Link>}>
      {code === '' ? <NewLink /> : <Confirmation code={code} />}
    </SignInPage>
  );
}

function Confirmation({ code }: { code: string }) {
  const signIn = useSignIn();
  const confirm = useCallback((sent: string) => signIn.confirmEmail(sent), [signIn]);
  const { state, sendAgain } = useActionCode(code, confirm);
  const isConfirmed = useUser()?.emailVerified ?? false;
  // A second click on a link is refused, although the address is confirmed.
  if (state.status === 'accepted' || (state.status === 'refused' && isConfirmed)) return <Confirmed />;
  if (state.status === 'refused')
    return <LinkRefused error={state.error} onRetry={sendAgain} newLink={<NewLink />} />;
  return (
    <>
      <ScriptNotice>This link needs JavaScript. Please turn it on and load the page again.</ScriptNotice>
      <div className={styles.pending}>
        <Spinner size="large" label="Confirming your email address..." showLabel />
      </div>
    </>
  );
}

const Confirmed = () => (
  <Notice>
    Your email address is confirmed. Signed-in people see it on the listings that you post or edit from now
    on.
  </Notice>
);

/** The provider sends a link only to a signed-in user. */
function NewLink() {
  const user = useUser();
  if (user?.emailVerified) return <Confirmed />;
  if (user) return <SendConfirmation email={user.email ?? ''} />;
  return (
    <Link className={buttonClass('primary', 'large')} to={pagePaths.login}>
      Log in to get a new link
    </Link>
  );
}
