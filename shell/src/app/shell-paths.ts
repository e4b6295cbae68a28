import { pagePaths } from '@roommate/contracts';

/** The pages that the shell itself renders. */
export const shellPaths = {
  login: pagePaths.login,
  register: pagePaths.register,
  forgotPassword: '/forgot-password',
  /** Where the links of the identity provider's e-mails lead: its action URL (docs/operations.md). */
  resetPassword: '/reset-password',
} as const;
