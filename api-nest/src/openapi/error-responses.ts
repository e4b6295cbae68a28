import { STATUS_CODES } from 'node:http';
import { ApiResponse } from '@nestjs/swagger';
import { problemDetails } from '@roommate/server/http';
import { IF_MATCH_RULE } from '../conditional-requests/if-match.decorator.ts';
import { IDEMPOTENCY_KEY_RULE } from '../idempotency/idempotency-key.decorator.ts';
import type { OperationDocs, ErrorExample, HeaderDocs } from './operation-docs.ts';

const COMMON_ERRORS = {
  500: 'Something went wrong on our side.',
  503: 'The listings cannot be reached right now. Try again in a moment.',
};
const NO_TOKEN: ErrorExample = 'Sign in first: this call needs a token.';
const BAD_TOKENS: ErrorExample[] = [
  { error: 'The sign-in token is not valid.', code: 'invalid_token' },
  { error: 'Your sign-in has expired. Sign in again.', code: 'expired_token' },
];
const TOO_MANY = { 429: 'Too many requests. Try again in 30 seconds.' };
const CHANGED = {
  412: 'The listing has been changed since you read it. Read it again before you change it.',
};
const WRONG_IF_MATCH: ErrorExample = { error: IF_MATCH_RULE, field: 'If-Match' };
const WRONG_KEY: ErrorExample = { error: IDEMPOTENCY_KEY_RULE, field: 'Idempotency-Key' };
const KEY_ERRORS = {
  409: 'The same request is under way. Send it again in a moment.',
  422: { error: 'This Idempotency-Key was sent with another body before.', field: 'Idempotency-Key' },
};

const RETRY_AFTER: HeaderDocs = {
  description: 'So many seconds later it is worth another try.',
  schema: { type: 'integer' },
  example: 30,
};
const RETRY_STATUSES = ['409', '429', '503'];
const CHALLENGE: HeaderDocs = {
  description: 'That a bearer token is needed, or a valid one (RFC 6750).',
  schema: { type: 'string' },
  example: 'Bearer error="invalid_token"',
};

const TAKEN: HeaderDocs = {
  description: 'Which coding of a body is taken, where another came (RFC 9110, 12.5.3).',
  schema: { type: 'string' },
  example: 'identity',
};

/** Of every call that takes a body. */
export const BODY_ERRORS: OperationDocs['errors'] = {
  413: 'The body is larger than 64 KB.',
  415: ['The body must be sent as application/json.', 'The body must be sent uncompressed.'],
};

const bodyOf = (status: number, example: ErrorExample) => {
  if (typeof example === 'string') return problemDetails(status, example);
  const { error, code, field } = example;
  return problemDetails(status, error, {
    ...(code && { code }),
    ...(field !== undefined && { errors: [{ field, message: error }] }),
  });
};

/** One example alone, or several by their codes, numbered where a code has more than one. */
function shown(status: number, examples: ErrorExample[]) {
  const [first, ...more] = examples.map((example) => bodyOf(status, example));
  if (more.length === 0) return { example: first };
  const named = [first, ...more].map((value, n) => [`${n + 1}`, { summary: value?.error, value }]);
  return { examples: Object.fromEntries(named) as Record<string, { summary: string; value: unknown }> };
}

const headersOf = (status: string) => ({
  ...(RETRY_STATUSES.includes(status) && { 'Retry-After': RETRY_AFTER }),
  ...(status === '401' && { 'WWW-Authenticate': CHALLENGE }),
  ...(status === '415' && { 'Accept-Encoding': TAKEN }),
});

/** The decorators that document every error of a call. */
export function errorResponses(docs: OperationDocs) {
  const { access, errors, rateLimit, takesIfMatch, takesIdempotencyKey } = docs;
  const headerErrors = [
    ...(takesIfMatch ? [WRONG_IF_MATCH] : []),
    ...(takesIdempotencyKey ? [WRONG_KEY] : []),
  ];
  const all = {
    401: access === 'anyone' ? BAD_TOKENS : [NO_TOKEN, ...BAD_TOKENS],
    ...errors,
    ...(headerErrors.length > 0 && { 400: [errors?.[400] ?? [], headerErrors].flat(2) }),
    ...(takesIfMatch && CHANGED),
    ...(takesIdempotencyKey && KEY_ERRORS),
    ...(rateLimit !== 'none' && TOO_MANY),
    ...COMMON_ERRORS,
  };
  return Object.entries(all).map(([status, examples = []]) =>
    ApiResponse({
      status: Number(status),
      description: STATUS_CODES[status] ?? 'Error',
      headers: headersOf(status),
      content: {
        'application/problem+json': {
          schema: { $ref: '#/components/schemas/Problem' },
          ...shown(Number(status), [examples].flat()),
        },
      },
    }),
  );
}
