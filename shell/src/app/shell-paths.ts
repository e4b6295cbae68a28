import { pagePaths } from '@roommate/contracts';

/** The pages that the shell itself renders. */
export const shellPaths = {
  login: pagePaths.login,
  register: pagePaths.register,
  forgotPassword: '/forgot-password',
} as const;
