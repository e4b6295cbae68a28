import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { sendError } from '../problems/send-error.ts';
import { AddressLimit } from '../rate-limits/address-limit.ts';
import { ReadCache } from './read-cache.ts';

/**
 * Responds to anonymous reads whose response is in memory before Nest parses and validates them. Their IP addresses, views,
 * log lines and metrics count as for other reads.
 */
export function serveFromMemory(app: NestFastifyApplication): void {
  const cache = app.get(ReadCache);
  const limit = app.get(AddressLimit);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, reply, done) => {
      const isAnonymous = request.method === 'GET' && request.headers.authorization === undefined;
      const ready = isAnonymous ? cache.find(request.url) : undefined;
      if (!ready) {
        done();
        return;
      }
      limit
        .count('reads', request, reply, ready.cost)
        .then(() => ready.respondTo(request, reply))
        .then(
          (body) => reply.send(body),
          (error: unknown) => sendError(request, reply, error),
        );
    });
}
