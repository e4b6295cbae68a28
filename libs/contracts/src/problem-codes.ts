/**
 * Every `code` of a problem with its status and what it means: the source of the table in docs/api.md. A code stays as
 * it is once released, whatever becomes of the sentence beside it. The first code of a status stands for it when
 * nothing more is known.
 */
export const PROBLEM_CODES = {
  invalid_input: {
    status: 400,
    meaning: 'A field, parameter or header is not as the schema says. `errors` names each.',
  },
  malformed_request: { status: 400, meaning: 'The body is no JSON, or the address is no URL.' },
  sign_in_required: { status: 401, meaning: 'The call needs a token and came without one.' },
  invalid_token: { status: 401, meaning: 'The token is not one of this service. Get another.' },
  expired_token: { status: 401, meaning: 'The token was good once. Refresh it and call again.' },
  forbidden: { status: 403, meaning: 'The caller is known and may not do this.' },
  not_owner: { status: 403, meaning: 'Only the owner of a listing may change it.' },
  own_listing: { status: 403, meaning: 'Nobody likes a listing of their own.' },
  other_account: { status: 403, meaning: "The e-mail is not that of the token's account." },
  not_found: { status: 404, meaning: 'There is no such listing, or no longer.' },
  no_such_address: { status: 404, meaning: 'The API has nothing at this path.' },
  method_not_allowed: { status: 405, meaning: 'The path has other methods: see the header `Allow`.' },
  request_in_progress: {
    status: 409,
    meaning: 'A request with this Idempotency-Key is under way. Send it again after `Retry-After`.',
  },
  changed_meanwhile: {
    status: 412,
    meaning: 'The listing is not what `If-Match` names any more. Read it again, then decide.',
  },
  body_too_large: { status: 413, meaning: 'The body is larger than 64 KB.' },
  unsupported_media_type: { status: 415, meaning: 'Bodies are sent as application/json, uncompressed.' },
  idempotency_key_reused: {
    status: 422,
    meaning: 'The Idempotency-Key was sent with another body before. Take a new one.',
  },
  too_many_requests: { status: 429, meaning: 'A limit is used up. Wait as long as `Retry-After` says.' },
  internal_error: { status: 500, meaning: 'Our fault. It is in our log.' },
  bad_gateway: { status: 502, meaning: "The site's connection to the API broke off." },
  unavailable: {
    status: 503,
    meaning: 'The database or the key service is away. Try again after `Retry-After`.',
  },
  gateway_timeout: { status: 504, meaning: 'The API took too long for the site.' },
} as const satisfies Record<string, { status: number; meaning: string }>;

export type ProblemCode = keyof typeof PROBLEM_CODES;

const defaults = new Map<number, ProblemCode>(
  (Object.keys(PROBLEM_CODES) as ProblemCode[])
    .toReversed()
    .map((code): [number, ProblemCode] => [PROBLEM_CODES[code].status, code]),
);

/** The code of a status that has none of its own: another error of the caller's is a malformed request. */
export const codeOfStatus = (status: number): ProblemCode =>
  defaults.get(status) ?? (status < 500 ? 'malformed_request' : 'internal_error');
