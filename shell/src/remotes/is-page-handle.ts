import type { PageHandle } from '@roommate/shell-api';

/** Whether the `handle` of a route is for the shell. A remote can have others. */
export const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' &&
  handle !== null &&
  'prefetch' in handle &&
  typeof handle.prefetch === 'function';
