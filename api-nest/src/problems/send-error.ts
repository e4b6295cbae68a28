import { sendProblem } from '@roommate/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusedCaller } from '../logging/refused-caller.ts';
import { toProblem } from './to-problem.ts';

const RETRY_AFTER_S = 2;
const refusals = [401, 403];

/** Responds to an error with problem details. Logs the errors that the caller did not cause. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  const { body, cause, headers, addTo } = toProblem(error);
  const { status } = body;
  // The line at the end of the request uses this logger.
  if (refusals.includes(status)) request.log = request.log.child(refusedCaller(request));
  if (status >= 500) request.log.error({ err: cause }, body.detail);
  if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
  if (status === 401) reply.header('www-authenticate', challenge(request));
  addTo?.(reply);
  sendProblem(reply.headers(headers), body);
}

const challenge = ({ headers }: FastifyRequest): string =>
  headers.authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"';
