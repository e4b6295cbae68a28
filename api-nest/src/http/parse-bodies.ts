import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BODY_NOT_JSON_TYPE } from '../problems/messages.ts';
import { problem } from '../problems/problem.ts';

/** JSON merge patch (RFC 7396). */
export const MERGE_PATCH_TYPE = 'application/merge-patch+json';

const takesMergePatch = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'PATCH' && routeOptions.url === '/roommates/:id';

/** Accepts JSON bodies, and merge patches where the operation takes them. Refuses prototype keys. */
export function parseBodies(fastify: FastifyInstance): void {
  fastify.removeContentTypeParser('text/plain');
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser<string>(MERGE_PATCH_TYPE, { parseAs: 'string' }, (request, body, done) => {
    if (takesMergePatch(request)) parseJson(request, body, done);
    else done(problem(415, BODY_NOT_JSON_TYPE));
  });
}
