import { isRecord } from '@roommate/contracts';
import type { PageHandle } from '@roommate/shell-api';

/** Whether the `handle` of a route is for the shell. A remote can have others. */
export const isPageHandle = (handle: unknown): handle is PageHandle =>
  isRecord(handle) && typeof handle.prefetch === 'function';
