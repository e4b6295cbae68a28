import { STATUS_CODES } from 'node:http';
import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiParam, ApiResponse, ApiSecurity } from '@nestjs/swagger';
import type { z } from 'zod';
import { problemBody } from '../problems/problem.ts';
import { RateLimit } from '../rate-limits/rate-limit.decorator.ts';
import { type RateLimitTier, rateLimitWords } from '../rate-limits/rate-limits.ts';

interface Answer {
  status?: 200 | 201;
  description: string;
  schema: z.ZodType;
  isArray?: true;
  example: unknown;
  headers?: Record<string, { description: string; schema: { type: 'string' }; example: string }>;
}

/** What the documentation says of a call beyond its parameters and body, which come from their schemas. */
export interface CallDocs {
  summary: string;
  /** Who may call: `anyone` needs no token. */
  access: 'anyone' | 'signed-in' | 'owner';
  /** The tier that the call is counted in: what is enforced and what the documentation says. */
  rateLimit: RateLimitTier | 'none';
  description: string;
  answer: Answer;
  /** Each status with an example of its `error`; those that any call may answer are added. */
  errors?: Partial<Record<number, string>>;
  /** Path parameters by name. */
  params?: Record<string, { description: string; example: string }>;
}

const ACCESS = {
  anyone: 'Anyone. With a token the answer may show more.',
  'signed-in': 'Signed-in users.',
  owner: 'The owner of the listing.',
} as const;

const COMMON_ERRORS = {
  500: 'Something went wrong on our side.',
  503: 'The listings cannot be reached right now. Try again in a moment.',
};
const NO_TOKEN = { 401: 'Sign in first: this call needs a token.' };
const BAD_TOKEN = { 401: 'The sign-in token is not valid.' };

const TOO_MANY = { 429: 'Too many requests. Try again in 30 seconds.' };

const rateLimitText = (tier: CallDocs['rateLimit']): string => {
  if (tier === 'none') return 'none';
  return [tier, ...(tier === 'likes' ? (['reveals'] as const) : [])].map(rateLimitWords).join('; ');
};

const errorResponse = ([status, error]: [string, string]) =>
  ApiResponse({
    status: Number(status),
    description: STATUS_CODES[status] ?? 'Error',
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        example: problemBody(Number(status), error),
      },
    },
  });

/** Documents one call in the OpenAPI document. */
export function ApiCall({ summary, access, rateLimit, description, answer, errors, params = {} }: CallDocs) {
  const { status = 200, schema, ...shown } = answer;
  const unauthorized = access === 'anyone' ? BAD_TOKEN : NO_TOKEN;
  const tooMany = rateLimit === 'none' ? {} : TOO_MANY;
  const rules = `**Access:** ${ACCESS[access]}\n\n**Rate limit:** ${rateLimitText(rateLimit)}.`;
  return applyDecorators(
    RateLimit(rateLimit),
    ApiOperation({ summary, description: `${rules}\n\n${description}` }),
    ApiBearerAuth(),
    // An alternative to the token: none.
    ...(access === 'anyone' ? [ApiSecurity({})] : []),
    ApiResponse({ status, standardSchema: schema, ...shown }),
    ...Object.entries({ ...unauthorized, ...errors, ...tooMany, ...COMMON_ERRORS }).map(errorResponse),
    ...Object.entries(params).map(([name, param]) => ApiParam({ name, ...param })),
  );
}
