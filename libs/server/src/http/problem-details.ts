import { STATUS_CODES } from 'node:http';
import { codeOfStatus, type Problem, type ProblemCode } from '@roommate/contracts';
import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';

export type FieldError = NonNullable<Problem['errors']>[number];

interface ProblemOptions {
  /** Defaults to the general code of the status. */
  code?: ProblemCode;
  errors?: FieldError[];
}

/**
 * Problem details (RFC 9457) with the product's own `error` and `code`.
 * @param detail a message for the caller; it must not contain secrets, email addresses or contacts
 */
export function problemDetails(
  status: number,
  detail: string,
  { code = codeOfStatus(status), errors }: ProblemOptions = {},
): Problem {
  const title = STATUS_CODES[status] ?? 'Error';
  return { type: 'about:blank', title, status, code, detail, error: detail, ...(errors && { errors }) };
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
