import { STATUS_CODES } from 'node:http';
import { createProblem, type Problem } from '@roommate/contracts';
import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';

export type FieldError = NonNullable<Problem['errors']>[number];

/**
 * Creates problem details (RFC 9457) with the product's own `error` and `code`.
 * @param detail a message for the caller; it must not contain secrets, email addresses or contacts
 */
export function problemDetails(
  status: number,
  detail: string,
  options: Parameters<typeof createProblem>[3] = {},
): Problem {
  return createProblem(status, STATUS_CODES[status] ?? 'Error', detail, options);
}

export const PROBLEM_CONTENT_TYPE = 'application/problem+json; charset=utf-8';

/** Responds with problem details and their status. */
export function sendProblem<Server extends RawServerBase>(
  reply: FastifyReply<RouteGenericInterface, Server>,
  problem: Problem,
): FastifyReply<RouteGenericInterface, Server> {
  // As text: Fastify serializes only application/json.
  return reply.code(problem.status).type(PROBLEM_CONTENT_TYPE).send(JSON.stringify(problem));
}
