import { pagePaths } from './page-paths.ts';

/** The pages for signing in, which the shell shows and the site describes in the HTML. */
export const signInPages = {
  login: {
    path: pagePaths.login,
    title: 'Login',
    description: 'Welcome back. Log in to see listings in full and to post your own.',
  },
  register: {
    path: pagePaths.register,
    title: 'Register',
    description: 'One free account to post rooms, like listings and reach the people behind them.',
  },
  forgotPassword: {
    path: pagePaths.forgotPassword,
    title: 'Forgot your password?',
    description: 'Enter your email address and we will send you a link to set a new password.',
  },
  resetPassword: {
    path: pagePaths.resetPassword,
    title: 'Set a new password',
    description: 'Choose a new password for your account. You will be logged out on all other devices.',
  },
  confirmEmail: {
    path: pagePaths.confirmEmail,
    title: 'Confirm your email address',
    description:
      'After you confirm it, listings that you post or edit show your email address to signed-in people.',
  },
} as const;

/** Finds the sign-in page at a path. Ignores a trailing slash. */
export function findSignInPage(pathname: string): (typeof signInPages)[keyof typeof signInPages] | undefined {
  const path = pathname.replace(/(.)\/$/, '$1');
  return Object.values(signInPages).find((page) => page.path === path);
}
