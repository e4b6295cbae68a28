import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { RecentValues } from '@roommate/server/memory';

const isForwardingHeader = (name: string): boolean =>
  name.startsWith('x-forwarded-') || ['forwarded', 'via', 'x-real-ip'].includes(name);

const loopbacks = new RecentValues(
  (address) => ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback',
);

/**
 * Whether a program on this machine sent the request without a proxy. It reads the connection and never a header's
 * claim. Behind a proxy every connection is local, and a caller can write 127.0.0.1 into X-Forwarded-For
 * (docs/decisions/0210-addresses-of-this-machine.md).
 */
export function isFromThisMachine({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  for (const name in headers) if (isForwardingHeader(name)) return false;
  return loopbacks.of(socket.remoteAddress ?? '');
}
