import type { FastifyInstance } from 'fastify';
import { problem } from '../problems/problem.ts';
import type { RouteMethods } from '../problems/route-methods.ts';
import { sendProblem } from '../problems/send-problem.ts';

/** Answers OPTIONS, a browser's preflight request too, with the methods of the address (RFC 9110, 9.3.7). */
export function respondToOptions(fastify: FastifyInstance, routes: RouteMethods): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'OPTIONS') {
      done();
      return;
    }
    const methods = routes.allowedAt(request.url);
    if (methods.length > 0) void reply.code(204).header('allow', methods.join(', ')).send();
    else {
      const nothing = problem(404, 'There is nothing at this address.', { code: 'no_such_address' });
      sendProblem(request, reply, nothing);
    }
  });
}
