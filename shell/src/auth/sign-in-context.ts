import { createContext, useContext } from 'react';
import type { Authentication } from './authentication.ts';

/** The operations that the sign-in pages may call. */
export type SignIn = Pick<
  Authentication,
  | 'login'
  | 'register'
  | 'prepareGoogle'
  | 'loginWithGoogle'
  | 'sendPasswordReset'
  | 'verifyPasswordReset'
  | 'confirmPasswordReset'
  | 'sendEmailConfirmation'
  | 'confirmEmail'
>;

export const SignInContext = createContext<SignIn | null>(null);

export function useSignIn(): SignIn {
  const signIn = useContext(SignInContext);
  if (!signIn) throw new Error('SignInContext is missing.');
  return signIn;
}
