import { BODY_LIMIT_BYTES } from '@roommate/contracts';
import { BODY_TOO_LARGE } from '@roommate/server/http';
import type { FastifyInstance } from 'fastify';
import { problem } from '../problems/problem.ts';
import { sendError } from '../problems/send-error.ts';

/** Other methods have no body that anybody reads. */
const methodsWithBody = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Responds with 413 to a body whose declared length is too large, before any other refusal. The site reads a body before it
 * forwards the request, so it cannot know another reason. Fastify refuses a body without a declared length when it reads it.
 */
export function refuseLarge(fastify: FastifyInstance): void {
  // Not in onRequest, where the CORS headers are set. Pages of other origins must be able to read the response.
  fastify.addHook('preParsing', (request, reply, payload, done) => {
    const length = Number(request.headers['content-length'] ?? 0);
    if (length <= BODY_LIMIT_BYTES || !methodsWithBody.has(request.method)) return done(null, payload);
    // The rest of the body is not read.
    sendError(request, reply.header('connection', 'close'), problem(413, BODY_TOO_LARGE));
  });
}
