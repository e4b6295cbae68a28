import type { PageMeta } from '@roommate/release-registry';

/** The shell's own pages (spec, section 2). */
const pages: Readonly<Record<string, PageMeta>> = {
  '/login': {
    title: 'Login',
    description: 'Welcome back. Log in to see listings in full and to post your own.',
  },
  '/register': {
    title: 'Register',
    description: 'One free account to post rooms, like listings and reach the people behind them.',
  },
  '/forgot-password': {
    title: 'Forgot your password?',
    description: 'Enter your e-mail address and we will send you a link to set a new password.',
  },
  '/reset-password': {
    title: 'Set a new password',
    description: 'Choose a new password for your account. You will be logged out on all other devices.',
  },
};

interface ShellPage {
  path: string;
  meta: PageMeta;
}

/** The shell's own page at a path. Ignores a trailing slash. */
export function findShellPage(pathname: string): ShellPage | undefined {
  const path = pathname.replace(/(.)\/$/, '$1');
  const meta = Object.hasOwn(pages, path) ? pages[path] : undefined;
  return meta && { path, meta };
}
