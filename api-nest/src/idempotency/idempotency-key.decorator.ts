import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { invalidField } from '../problems/problem.ts';
import { parseIdempotencyKey } from './parse-idempotency-key.ts';

/** The message for a malformed header. */
export const IDEMPOTENCY_KEY_RULE =
  'Idempotency-Key must be 1 to 128 letters, digits or -_.:+/=, such as a UUID.';

/** The value of `Idempotency-Key`. `undefined` when the caller sends none. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const header = context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key'];
  if (header === undefined) return undefined;
  const key = parseIdempotencyKey(String(header));
  if (key !== undefined) return key;
  throw invalidField('Idempotency-Key', IDEMPOTENCY_KEY_RULE);
});
