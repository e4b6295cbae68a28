import { useCallback, useEffect, useState } from 'react';

/** The state of a link from an email: being checked, accepted with a result, or refused with an error. */
type ActionCode<Result> =
  | { status: 'checking' }
  | { status: 'accepted'; result: Result }
  | { status: 'refused'; error: unknown };

/** Replaces the provider's error when the link has no code to check. */
const missingCodeError = Object.assign(new Error('The link has no code.'), {
  code: 'auth/invalid-action-code',
});

/**
 * Sends the code of a link to the identity provider when the page opens.
 * @param code empty when the link has none
 * @param send must stay the same function between renders
 */
export function useActionCode<Result>(code: string, send: (code: string) => Promise<Result>) {
  const [state, setState] = useState<ActionCode<Result>>(
    code === '' ? { status: 'refused', error: missingCodeError } : { status: 'checking' },
  );
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (code === '') return;
    let current = true;
    send(code).then(
      (result) => current && setState({ status: 'accepted', result }),
      (error: unknown) => current && setState({ status: 'refused', error }),
    );
    return () => {
      current = false;
    };
  }, [send, code, attempt]);

  const refuse = useCallback((error: unknown) => setState({ status: 'refused', error }), []);
  const sendAgain = useCallback(() => {
    setState({ status: 'checking' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, refuse, sendAgain };
}
