import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BODY_COMPRESSED } from './messages.ts';
import { problemDetails, sendProblem } from './problem-details.ts';

/** The body of a GET has no meaning and is not read (RFC 9110, 9.3.1). */
const isRead = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

const hasBody = ({ headers, method }: FastifyRequest): boolean =>
  isRead(method) &&
  (headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0');

/**
 * Refuses compressed bodies with 415, which names the accepted coding (RFC 9110, 15.5.16). Bodies of 64 KB need no
 * compression, and a small body must not unpack into a huge one.
 * @param isForwarded whether another server decides about the request
 */
export function refuseCompressed(
  fastify: FastifyInstance,
  isForwarded: (request: FastifyRequest) => boolean = () => false,
): void {
  // Not in onRequest, where the CORS headers are set. Pages of other origins must be able to read the response.
  fastify.addHook('preParsing', (request, reply, payload, done) => {
    const coding = request.headers['content-encoding'] ?? 'identity';
    if (
      coding.trim().toLowerCase() === 'identity' ||
      !hasBody(request) ||
      request.is404 ||
      isForwarded(request)
    ) {
      done(null, payload);
      return;
    }
    sendProblem(reply.header('accept-encoding', 'identity'), problemDetails(415, BODY_COMPRESSED));
  });
}
