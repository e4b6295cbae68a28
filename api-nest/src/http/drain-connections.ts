import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long connections without a request stay open after a signal to stop. */
const DRAIN_MS = 2000;
const POLL_MS = 25;

/**
 * Lets a server stop without losing a request: docs/decisions/0110-draining.md. To be called before it listens. From the
 * signal on every answer says `Connection: close` (RFC 9112, 9.6), and connections that are idle are closed only when a
 * request that was on its way has had time to arrive.
 */
export function drainConnections(fastify: FastifyInstance): void {
  let isDraining = false;
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) void reply.header('connection', 'close');
    done();
  });
  fastify.addHook('preClose', async () => {
    isDraining = true;
    const deadline = Date.now() + DRAIN_MS;
    while (Date.now() < deadline && (await connectionsOf(fastify)) > 0) await delay(POLL_MS);
  });
}

const connectionsOf = ({ server }: FastifyInstance): Promise<number> =>
  new Promise((resolve, reject) => {
    server.getConnections((error, count) => {
      if (error) reject(error);
      else resolve(count);
    });
  });
