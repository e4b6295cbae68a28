import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Longer than a request that was already sent needs to arrive. */
const DRAIN_MS = 2000;
const POLL_MS = 25;

/** How long running requests may continue after a stop signal: longer than the slowest database operation. */
export const GRACE_MS = 10_000;

/**
 * Lets a server stop without losing a request: docs/decisions/0110-draining.md. Call it before the server listens and
 * before plugins with routes are registered. After the signal, every response has `Connection: close` (RFC 9112, 9.6).
 * Idle connections stay open until a request that was already sent has arrived. The server needs `return503OnClosing:
 * false`. Then it closes those that a client opened ahead of time and never used. Node does not count them as idle.
 * @param drainMs how long connections without a request stay open, in milliseconds
 */
export function drainConnections(fastify: FastifyInstance, drainMs = DRAIN_MS): void {
  let isDraining = false;
  const open = openConnections(fastify);
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) void reply.header('connection', 'close');
    done();
  });
  fastify.addHook('preClose', async () => {
    isDraining = true;
    const deadline = Date.now() + drainMs;
    while (Date.now() < deadline && open.size > 0) await delay(POLL_MS);
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}

/** The connections of a server, until they close. */
function openConnections({ server }: FastifyInstance): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}
