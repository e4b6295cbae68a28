import { BODY_NOT_JSON_TYPE } from '@roommate/server/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../problems/problem.ts';

/** JSON merge patch (RFC 7396). */
export const MERGE_PATCH_TYPE = 'application/merge-patch+json';

const operationOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${routeOptions.url ?? ''}`;

/** The operations with methods for bodies that need none. */
const withoutBody = new Set([
  'PATCH /roommates/:id/like',
  'PUT /alerts/read',
  'PUT /alerts/:id/read',
  'PUT /saved-listings/:id',
]);

/** Many clients send the content type of JSON with every request, also with one that has no body. */
const mayBeEmpty = (request: FastifyRequest): boolean =>
  request.method === 'DELETE' || withoutBody.has(operationOf(request));

/** Accepts JSON bodies, and merge patches where the operation takes them. Refuses prototype keys. */
export function parseBodies(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser(['text/plain', 'application/json']);
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && mayBeEmpty(request)) done(null, undefined);
    else void parseJson(request, body, done);
  });
  fastify.addContentTypeParser<string>(MERGE_PATCH_TYPE, { parseAs: 'string' }, (request, body, done) => {
    if (operationOf(request) === 'PATCH /roommates/:id') void parseJson(request, body, done);
    else done(problem(415, BODY_NOT_JSON_TYPE));
  });
}
