import type { FastifyInstance } from 'fastify';
import type { RouteMethods } from '../problems/route-methods.ts';
import { methodNotAllowed } from '../problems/problem.ts';
import { sendError } from '../problems/send-error.ts';

/**
 * 405 where an address lacks the method and the router takes it for another's: PUT /roommates/count is no edit of a
 * listing with the id "count". What no route takes is answered by ProblemFilter.
 */
export function refuseMethods(fastify: FastifyInstance, routes: RouteMethods): void {
  // Not onRequest: the headers by which a page of another origin may read the answer are set there.
  fastify.addHook('preParsing', (request, reply, payload, done) => {
    const { is404, url, routeOptions } = request;
    if (is404 || !routes.isElsewhere(url, routeOptions.url ?? url)) done(null, payload);
    else sendError(request, reply, methodNotAllowed(routes.allowedAt(url)));
  });
}
