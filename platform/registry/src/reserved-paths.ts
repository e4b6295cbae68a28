/** The first segments of what the site answers by itself: the pages of the shell, and addresses that are no pages. */
const reserved: readonly string[] = [
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'api',
  'client-errors',
  'emulator',
  'health',
  'mfe',
  'operations',
  'preview',
  'shell',
];

/** Whether a path pattern leads where no page of a remote would ever be reached. */
export const isReservedPath = (pattern: string): boolean => reserved.includes(pattern.split('/')[1] ?? '');
