import { useCallback, useEffect, useState } from 'react';
import { useSignIn } from '../auth/sign-in-context.ts';

/** The state of a reset link: being checked, valid for an e-mail, or refused with an error. */
export type ResetCode =
  { status: 'checking' } | { status: 'valid'; email: string } | { status: 'refused'; error: unknown };

/** Replaces the provider's error when the link has no code to check. */
const NO_CODE = Object.assign(new Error('The link has no code.'), { code: 'auth/invalid-action-code' });

/**
 * Asks the identity provider about the code of a reset link.
 * @param code empty when the link has none
 */
export function useResetCode(code: string) {
  const signIn = useSignIn();
  const [state, setState] = useState<ResetCode>(
    code === '' ? { status: 'refused', error: NO_CODE } : { status: 'checking' },
  );
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (code === '') return;
    let current = true;
    signIn.verifyPasswordReset(code).then(
      (email) => current && setState({ status: 'valid', email }),
      (error: unknown) => current && setState({ status: 'refused', error }),
    );
    return () => {
      current = false;
    };
  }, [signIn, code, attempt]);

  const refuse = useCallback((error: unknown) => setState({ status: 'refused', error }), []);
  const checkAgain = useCallback(() => {
    setState({ status: 'checking' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, refuse, checkAgain };
}
