import type { FastifyInstance } from 'fastify';

/** Tells everybody the id under which a request is logged; the API is told, too (proxy/api-proxy.ts). */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
}
