import { BODY_NOT_JSON_TYPE } from '@roommate/server/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../problems/problem.ts';

/** JSON merge patch (RFC 7396). */
export const MERGE_PATCH_TYPE = 'application/merge-patch+json';

const isOperation = ({ method, routeOptions }: FastifyRequest, wanted: string): boolean =>
  `${method} ${routeOptions.url ?? ''}` === wanted;

/** Many clients send the content type of JSON with every request, also with one that has no body. */
const mayBeEmpty = (request: FastifyRequest): boolean =>
  request.method === 'DELETE' || isOperation(request, 'PATCH /roommates/:id/like');

/** Accepts JSON bodies, and merge patches where the operation takes them. Refuses prototype keys. */
export function parseBodies(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser(['text/plain', 'application/json']);
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && mayBeEmpty(request)) done(null, undefined);
    else void parseJson(request, body, done);
  });
  fastify.addContentTypeParser<string>(MERGE_PATCH_TYPE, { parseAs: 'string' }, (request, body, done) => {
    if (isOperation(request, 'PATCH /roommates/:id')) void parseJson(request, body, done);
    else done(problem(415, BODY_NOT_JSON_TYPE));
  });
}
