import { Readable } from 'node:stream';
import { BODY_LIMIT_BYTES } from '@roommate/contracts';
import type { FastifyInstance, FastifyReply, RequestPayload } from 'fastify';
import { BODY_TOO_LARGE } from './messages.ts';
import { problemDetails, sendProblem } from './problem-details.ts';

/** Other methods have no body that anybody reads. */
const methodsWithBody = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

const refuse = (reply: FastifyReply): void => {
  // The rest of the body is not read.
  void sendProblem(reply.header('connection', 'close'), problemDetails(413, BODY_TOO_LARGE));
};

/**
 * Responds with 413 to a body that is too large, before 401, 404, 405 and 415. The site reads a body before it forwards
 * the request, so it cannot know these reasons. A body without a declared length is read up to the limit.
 */
export function refuseLarge(fastify: FastifyInstance): void {
  // Not in onRequest, where the CORS headers are set. Pages of other origins must be able to read the response.
  fastify.addHook('preParsing', (request, reply, payload, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers;
    if (!methodsWithBody.has(request.method)) done(null, payload);
    else if (Number(length) > BODY_LIMIT_BYTES) refuse(reply);
    else if (coding === undefined) done(null, payload);
    else {
      collect(payload).then(
        (body) => (body === undefined ? refuse(reply) : done(null, Readable.from(body))),
        // The caller closed the connection. That is not an error of the server, so it gets the status that Fastify gives it.
        (error: Error) => done(Object.assign(error, { statusCode: 400 })),
      );
    }
  });
}

/**
 * Reads a body up to the limit.
 * @returns its parts; undefined if it is larger
 */
function collect(payload: RequestPayload): Promise<Buffer[] | undefined> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let length = 0;
    const end = (): void => resolve(parts);
    const add = (part: Buffer): void => {
      length += part.length;
      if (length <= BODY_LIMIT_BYTES) {
        parts.push(part);
        return;
      }
      payload.off('data', add).off('end', end);
      resolve(undefined);
    };
    payload.on('data', add).once('end', end).once('error', reject);
  });
}
