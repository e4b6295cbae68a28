import type { FastifyInstance } from 'fastify';
import { LIVE_PATH, type HealthResponse } from './health.controller.ts';

const RESPONSE = JSON.stringify({ status: 'ok' } satisfies HealthResponse);

/**
 * Responds to supervisors, who ask every few seconds, before Nest does. The headers, the log line and the metrics are those of
 * every response. Nest responds to a caller with a token, which must be valid.
 */
export function respondToLive(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ method, url, headers }, reply, done) => {
    if (url === LIVE_PATH && method === 'GET' && headers.authorization === undefined) {
      void reply.type('application/json; charset=utf-8').send(RESPONSE);
    } else done();
  });
}
