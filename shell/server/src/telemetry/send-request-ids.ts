import type { FastifyInstance } from 'fastify';

/** Adds the request's log id to every response. The API gets it too (proxy/api-proxy.ts). */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
}
