import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../problems/problem.ts';
import { sendError } from '../problems/send-error.ts';

/** Nobody looks at the body of a GET, which means nothing (RFC 9110, 9.3.1). */
const isRead = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

const hasBody = ({ headers, method }: FastifyRequest): boolean =>
  isRead(method) &&
  (headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0');

/**
 * Bodies come as they are: 64 KB need no compression, and no small body is unpacked into a huge one. Another coding is
 * 415, which names the one that is taken (RFC 9110, 15.5.16).
 */
export function refuseCompressed(fastify: FastifyInstance): void {
  // Not onRequest: the headers by which a page of another origin may read the answer are set there.
  fastify.addHook('preParsing', (request, reply, payload, done) => {
    const coding = request.headers['content-encoding'] ?? 'identity';
    if (coding.trim().toLowerCase() === 'identity' || !hasBody(request) || request.is404) {
      done(null, payload);
      return;
    }
    reply.header('accept-encoding', 'identity');
    sendError(request, reply, problem(415, 'The body must be sent uncompressed.'));
  });
}
