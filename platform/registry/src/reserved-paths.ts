/**
 * First segments of the paths that the site uses itself. They are pages of the shell, and paths that are not pages.
 */
const reserved: readonly string[] = [
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'confirm-email',
  'api',
  'client-errors',
  'data-saver',
  'emulator',
  'health',
  'mfe',
  'operations',
  'preview',
  'shell',
  'sitemaps',
];

/** Whether the site uses a path pattern itself: a remote's page there would never be shown. */
export const isReservedPath = (pattern: string): boolean => reserved.includes(pattern.split('/')[1] ?? '');
