import { BODY_LIMIT_BYTES } from '@roommate/contracts';
import type { FastifyInstance } from 'fastify';

/**
 * Reads a body of any type completely before it is forwarded, up to the limit of the API. Otherwise the API could refuse a
 * request and close the connection while the body is still on its way. The client would see 502.
 */
export function acceptBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>(
    '*',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => {
      done(null, body.length === 0 ? undefined : body);
    },
  );
}
