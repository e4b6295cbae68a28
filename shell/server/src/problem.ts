import { STATUS_CODES } from 'node:http';

export const problemType = 'application/problem+json';

/** Problem details (RFC 9457) that also carry `error`, as every error of the API does. */
export const problem = (status: number, detail: string) => ({
  type: 'about:blank',
  title: STATUS_CODES[status] ?? 'Error',
  status,
  detail,
  error: detail,
});
