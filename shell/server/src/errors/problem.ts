import { STATUS_CODES } from 'node:http';

export const problemType = 'application/problem+json';

/** The codes of the API's table (docs/api.md) that the site itself answers with. */
const codes = new Map([
  [401, 'sign_in_required'],
  [403, 'forbidden'],
  [404, 'no_such_address'],
  [413, 'body_too_large'],
  [415, 'unsupported_media_type'],
  [429, 'too_many_requests'],
  [500, 'internal_error'],
  [502, 'bad_gateway'],
  [503, 'unavailable'],
  [504, 'gateway_timeout'],
]);

/** Problem details (RFC 9457) that also carry `error` and `code`, as every error of the API does. */
export const problem = (status: number, detail: string) => ({
  type: 'about:blank',
  title: STATUS_CODES[status] ?? 'Error',
  status,
  code: codes.get(status) ?? 'malformed_request',
  detail,
  error: detail,
});
