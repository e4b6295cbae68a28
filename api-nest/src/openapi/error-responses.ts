import { STATUS_CODES } from 'node:http';
import { ApiResponse } from '@nestjs/swagger';
import { BODY_COMPRESSED, BODY_NOT_JSON_TYPE, BODY_TOO_LARGE, problemDetails } from '@roommate/server/http';
import { SIGN_IN_REQUIRED } from '../auth/auth.guard.ts';
import { EXPIRED_KEY, INVALID_KEY } from '../auth/api-key-verifier.ts';
import { REVOKED_TOKEN } from '../auth/revocation.guard.ts';
import { scopeMessage } from '../auth/scope.guard.ts';
import { EXPIRED_TOKEN, INVALID_TOKEN } from '../auth/token-verifier.ts';
import { IF_MATCH_RULE, LISTING_CHANGED } from '../conditional-requests/if-match.decorator.ts';
import { KEY_REUSED, REQUEST_IN_PROGRESS } from '../idempotency/idempotency.ts';
import { IDEMPOTENCY_KEY_RULE } from '../idempotency/idempotency-key.decorator.ts';
import { DATABASE_UNAVAILABLE, INTERNAL_ERROR } from '../problems/messages.ts';
import type { OperationDocs, ErrorExample, HeaderDocs } from './operation-docs.ts';

const badTokens: ErrorExample[] = [
  { error: INVALID_TOKEN, code: 'invalid_token' },
  { error: EXPIRED_TOKEN, code: 'expired_token' },
  { error: INVALID_KEY, code: 'invalid_token' },
  { error: EXPIRED_KEY, code: 'expired_token' },
];
/** Reads check it only for API keys, which live longer than tokens: RevocationGuard. */
const revokedToken: ErrorExample = { error: REVOKED_TOKEN, code: 'revoked_token' };
const TOO_MANY = 'Too many requests. Try again in 30 seconds.';
const changed = { 412: LISTING_CHANGED };
const wrongIfMatch: ErrorExample = { error: IF_MATCH_RULE, field: 'If-Match' };
const wrongKey: ErrorExample = { error: IDEMPOTENCY_KEY_RULE, field: 'Idempotency-Key' };
const unknownParameter: ErrorExample = { error: 'page is not a known field.', field: 'page' };
const keyErrors = {
  409: REQUEST_IN_PROGRESS,
  422: { error: KEY_REUSED, field: 'Idempotency-Key' },
};

const retryAfter: HeaderDocs = {
  description: 'The number of seconds to wait before the next attempt.',
  schema: { type: 'integer' },
  example: 30,
};
const retryStatuses = ['429', '503'];
const challenge: HeaderDocs = {
  description: 'The operation needs a valid bearer token (RFC 6750).',
  schema: { type: 'string' },
  example: 'Bearer error="invalid_token"',
};

const acceptEncoding: HeaderDocs = {
  description: 'The accepted coding of the body, when the request used another one (RFC 9110, 12.5.3).',
  schema: { type: 'string' },
  example: 'identity',
};

/** The errors of every operation with a body. */
export const bodyErrors: OperationDocs['errors'] = {
  413: BODY_TOO_LARGE,
  415: [BODY_NOT_JSON_TYPE, BODY_COMPRESSED],
};

const bodyOf = (status: number, example: ErrorExample) => {
  if (typeof example === 'string') return problemDetails(status, example);
  const { error, code, field } = example;
  return problemDetails(status, error, {
    ...(code && { code }),
    ...(field !== undefined && { errors: [{ field, message: error }] }),
  });
};

/** One example, or several with numbers as names. */
function shown(status: number, examples: ErrorExample[]) {
  const [first, ...more] = examples.map((example) => bodyOf(status, example));
  if (more.length === 0) return { example: first };
  const named = [first, ...more].map((value, n) => [`${n + 1}`, { summary: value?.error, value }]);
  return { examples: Object.fromEntries(named) as Record<string, { summary: string; value: unknown }> };
}

/** A retry helps after 409 only where the same request is in progress. */
const headersOf = (status: string, { takesIdempotencyKey }: OperationDocs) => ({
  ...((retryStatuses.includes(status) || (takesIdempotencyKey && status === '409')) && {
    'Retry-After': retryAfter,
  }),
  ...(status === '401' && { 'WWW-Authenticate': challenge }),
  ...(status === '415' && { 'Accept-Encoding': acceptEncoding }),
});

/** The decorators that document the errors of an operation. */
export function errorResponses(docs: OperationDocs) {
  const { access, errors, rateLimit, scope, takesIfMatch, takesIdempotencyKey } = docs;
  const isRead = ['reads', 'none'].includes(rateLimit);
  const inputErrors = [
    ...(takesIfMatch ? [wrongIfMatch] : []),
    ...(takesIdempotencyKey ? [wrongKey] : []),
    ...(docs.refusesQuery ? [unknownParameter] : []),
  ];
  const all = {
    401: [
      ...(access === 'anyone' ? [] : [SIGN_IN_REQUIRED]),
      ...badTokens,
      ...(isRead && scope === undefined ? [] : [revokedToken]),
    ],
    ...errors,
    403: [errors?.[403] ?? [], { error: scopeMessage(scope), code: 'insufficient_scope' as const }].flat(),
    ...(inputErrors.length > 0 && { 400: [errors?.[400] ?? [], inputErrors].flat(2) }),
    ...(takesIfMatch && changed),
    ...(takesIdempotencyKey && keyErrors),
    ...(rateLimit !== 'none' && { 429: [TOO_MANY, errors?.[429] ?? []].flat() }),
    500: INTERNAL_ERROR,
    503: [DATABASE_UNAVAILABLE, errors?.[503] ?? []].flat(),
  };
  return Object.entries(all).map(([status, examples = []]) =>
    ApiResponse({
      status: Number(status),
      description: STATUS_CODES[status] ?? 'Error',
      headers: headersOf(status, docs),
      content: {
        'application/problem+json': {
          schema: { $ref: '#/components/schemas/Problem' },
          ...shown(Number(status), [examples].flat()),
        },
      },
    }),
  );
}
