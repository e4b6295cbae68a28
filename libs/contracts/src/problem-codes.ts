/**
 * Every `code` of a problem with its status and meaning: the source of the table in docs/api-errors.md. A released code never
 * changes, even when its message does. The first code of a status is the general code of that status.
 */
export const problemCodes = {
  invalid_input: {
    status: 400,
    meaning: 'A field, parameter or header does not match the schema. `errors` lists each one.',
  },
  malformed_request: { status: 400, meaning: 'The request body is not valid JSON, or the URL is malformed.' },
  sign_in_required: { status: 401, meaning: 'The operation needs a token, but the request has none.' },
  invalid_token: { status: 401, meaning: 'The token does not belong to this service. Get a new one.' },
  expired_token: { status: 401, meaning: 'The token has expired. Refresh it and send the request again.' },
  revoked_token: {
    status: 401,
    meaning: 'The account was deleted or disabled, or the sign-in was ended. Sign in again.',
  },
  forbidden: { status: 403, meaning: 'You are signed in but may not do this.' },
  not_owner: { status: 403, meaning: 'Only the owner of a listing may change it.' },
  own_listing: { status: 403, meaning: 'You cannot like your own listing.' },
  other_account: { status: 403, meaning: 'The email does not belong to the account of the token.' },
  insufficient_scope: {
    status: 403,
    meaning: 'The API key lacks the scope of the operation, or the operation does not accept API keys.',
  },
  not_found: {
    status: 404,
    meaning: 'The listing, area, saved search, API key or webhook does not exist or was deleted.',
  },
  no_such_address: { status: 404, meaning: 'There is nothing at this URL.' },
  method_not_allowed: {
    status: 405,
    meaning: 'The URL does not support this method. See the header `Allow`.',
  },
  request_in_progress: {
    status: 409,
    meaning: 'A request with this Idempotency-Key is in progress. Send it again after `Retry-After`.',
  },
  too_many_keys: {
    status: 409,
    meaning: 'Your account has the maximum number of API keys. Revoke one, then create the new one.',
  },
  too_many_saved: {
    status: 409,
    meaning: 'Your account has the maximum number of saved listings. Remove one, then save the new one.',
  },
  too_many_webhooks: {
    status: 409,
    meaning: 'Your account has the maximum number of webhooks. Delete one, then create the new one.',
  },
  webhook_exists: {
    status: 409,
    meaning: 'Your account has a webhook with this URL. Delete it, then create the new one.',
  },
  too_many_searches: {
    status: 409,
    meaning: 'Your account has the maximum number of saved searches. Delete one, then save the new one.',
  },
  changed_meanwhile: {
    status: 412,
    meaning: 'The listing has changed since the state in `If-Match`. Read it again, then decide.',
  },
  body_too_large: { status: 413, meaning: 'The request body is larger than 64 KB.' },
  unsupported_media_type: {
    status: 415,
    meaning: 'The request body must be application/json and not compressed.',
  },
  idempotency_key_reused: {
    status: 422,
    meaning: 'The Idempotency-Key was already used with another body. Use a new key.',
  },
  too_many_requests: {
    status: 429,
    meaning: 'You reached a rate limit. Wait for the seconds in `Retry-After`.',
  },
  internal_error: { status: 500, meaning: 'An error on our side. We log it.' },
  bad_gateway: { status: 502, meaning: 'The connection between the site and the API broke.' },
  unavailable: {
    status: 503,
    meaning: 'The API is busy, or its database or key service is down. Try again after `Retry-After`.',
  },
  gateway_timeout: { status: 504, meaning: 'The API did not respond to the site in time.' },
} as const satisfies Record<string, { status: number; meaning: string }>;

export type ProblemCode = keyof typeof problemCodes;

const defaults = new Map<number, ProblemCode>(
  (Object.keys(problemCodes) as ProblemCode[])
    .toReversed()
    .map((code): [number, ProblemCode] => [problemCodes[code].status, code]),
);

/** Returns the general code of a status. Another error of the caller is a malformed request. */
export const codeOfStatus = (status: number): ProblemCode =>
  defaults.get(status) ?? (status < 500 ? 'malformed_request' : 'internal_error');
