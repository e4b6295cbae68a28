import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { RecentValues } from '@roommate/server/memory';

/** A household or phone has at least an IPv6 /64 and can switch between its 2^64 addresses. */
const IPV6_PREFIX_PARTS = 4;
/** For text from a proxy that is not an IP address. */
const MAX_LENGTH = 64;

/** Parsing an address costs more than counting a request. */
const keys = new RecentValues(keyOf);

/**
 * The key that counts an IP address. It is an IPv4 address itself, also when it is written as IPv6. Of an IPv6 address
 * it is the /64 network.
 */
export const addressKey = (address: string): string => keys.of(address);

function keyOf(address: string): string {
  // A link-local address can contain the name of an interface: fe80::1%eth0.
  const [plain = ''] = address.split('%', 1);
  if (!ipaddr.isValid(plain)) return address.slice(0, MAX_LENGTH);
  const parsed = ipaddr.process(plain);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, IPV6_PREFIX_PARTS)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

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
