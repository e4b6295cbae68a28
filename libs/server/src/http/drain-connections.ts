import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds: longer than a request is on its way. */
const DRAIN_MS = 2000;
const POLL_MS = 25;

/** How long requests under way may go on after a signal to stop: longer than the slowest call of the database. */
export const GRACE_MS = 10_000;

/**
 * Lets a server stop without losing a request: docs/decisions/0110-draining.md. To be called before it listens, and before
 * a plugin with routes of its own is registered. From the signal on every answer says `Connection: close` (RFC 9112, 9.6),
 * and connections that are idle are closed only when a request that was on its way has had time to arrive. The server must
 * be made with `return503OnClosing: false`.
 * @param drainMs how long connections without a request stay open
 */
export function drainConnections(fastify: FastifyInstance, drainMs = DRAIN_MS): void {
  let isDraining = false;
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) void reply.header('connection', 'close');
    done();
  });
  fastify.addHook('preClose', async () => {
    isDraining = true;
    const deadline = Date.now() + drainMs;
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
