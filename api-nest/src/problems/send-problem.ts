import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemException } from './problem.ts';

const RETRY_AFTER_S = 2;

/** Answers with problem details, and logs what is not the caller's fault. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, cause, retryAfter }: ProblemException,
): void {
  const { status } = body;
  if (status >= 500) request.log.error({ err: cause }, body.detail);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  else if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
  if (status === 401) reply.header('www-authenticate', challenge(request));
  // Sent as text: fastify has a JSON serializer for application/json only.
  void reply.code(status).type('application/problem+json; charset=utf-8').send(JSON.stringify(body));
}

const challenge = ({ headers }: FastifyRequest): string =>
  headers.authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"';
