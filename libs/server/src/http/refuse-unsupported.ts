import type { FastifyInstance } from 'fastify';
import { problemDetails, sendProblem } from './problem-details.ts';

const NO_HOST = 'The request has no Host header.';
const UNKNOWN_EXPECTATION = 'The server supports only the expectation 100-continue.';

/**
 * Responds with problem details to requests that Node would refuse without a body and without headers. They are
 * HTTP/1.1 without Host, and an unknown Expect (RFC 9112, 3.2, and RFC 9110, 10.1.1). The server needs
 * `requireHostHeader: false`.
 */
export function refuseUnsupported(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', ({ headers, raw }, reply, done) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') {
      sendProblem(reply, problemDetails(400, NO_HOST, { code: 'malformed_request' }));
    } else if (headers.expect !== undefined && !/100-continue/i.test(headers.expect)) {
      sendProblem(reply, problemDetails(417, UNKNOWN_EXPECTATION));
    } else done();
  });
}
