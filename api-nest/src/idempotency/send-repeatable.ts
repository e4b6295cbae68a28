import type { FastifyReply } from 'fastify';
import type { Repeatable } from './idempotency.ts';

/** Returns the response, and marks a stored one with `Idempotency-Replayed: true`. */
export function sendRepeatable<Result>(
  reply: FastifyReply,
  { response, isReplayed }: Repeatable<Result>,
): Result {
  if (isReplayed) reply.header('idempotency-replayed', 'true');
  return response;
}
