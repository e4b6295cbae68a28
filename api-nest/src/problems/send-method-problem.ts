import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from './problem.ts';
import { sendProblem } from './send-problem.ts';

/**
 * Answers 405 with `Allow` (RFC 9110, 15.5.6): a known address with a method that it does not have.
 * @param allowed the methods that it has
 */
export function sendMethodProblem(request: FastifyRequest, reply: FastifyReply, allowed: string[]): void {
  const methods = allowed.join(', ');
  reply.header('allow', methods);
  sendProblem(request, reply, problem(405, `This address takes ${methods} only.`));
}
