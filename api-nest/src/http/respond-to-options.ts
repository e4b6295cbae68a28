import type { FastifyInstance } from 'fastify';
import { unknownUrl } from '../problems/problem.ts';
import type { RouteMethods } from '../problems/route-methods.ts';
import { sendError } from '../problems/send-error.ts';

/** Responds to OPTIONS, including preflight requests, with the methods of the URL (RFC 9110, 9.3.7). */
export function respondToOptions(fastify: FastifyInstance, routes: RouteMethods): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'OPTIONS') {
      done();
      return;
    }
    const methods = routes.allowedAt(request.url);
    if (methods.length > 0) void reply.code(204).header('allow', methods.join(', ')).send();
    else sendError(request, reply, unknownUrl());
  });
}
