import type { FastifyInstance } from 'fastify';
import type { RouteMethods } from '../problems/route-methods.ts';
import { methodNotAllowed } from '../problems/problem.ts';
import { sendError } from '../problems/send-error.ts';

/**
 * Responds with 405 when a fixed path lacks the method and the router matches a parameter instead. PUT
 * /roommates/count must not edit a listing with the id "count". ProblemFilter handles requests without any route.
 */
export function refuseMethods(fastify: FastifyInstance, routes: RouteMethods): void {
  // Not in onRequest, where the CORS headers are set. Pages of other origins must be able to read the response.
  fastify.addHook('preParsing', (request, reply, payload, done) => {
    const { is404, url, routeOptions } = request;
    if (is404 || !routes.isMisrouted(url, routeOptions.url ?? url)) done(null, payload);
    else sendError(request, reply, methodNotAllowed(routes.allowedAt(url)));
  });
}
