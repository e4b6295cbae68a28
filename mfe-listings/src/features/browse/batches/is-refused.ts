import { ApiError } from '@roommate/shell-api';

const BAD_REQUEST = 400;

/** Whether the API refuses a search or a cursor. Another visit or another version of the API may have made the cursor. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === BAD_REQUEST;
