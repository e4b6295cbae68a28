import { sendProblem } from '@roommate/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toProblem } from './to-problem.ts';

const RETRY_AFTER_S = 2;

/** Responds to an error with problem details. Logs the errors that the caller did not cause. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  const { body, cause, headers } = toProblem(error);
  const { status } = body;
  if (status >= 500) request.log.error({ err: cause }, body.detail);
  if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
  if (status === 401) reply.header('www-authenticate', challenge(request));
  sendProblem(reply.headers(headers), body);
}

const challenge = ({ headers }: FastifyRequest): string =>
  headers.authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"';
