import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

const ACTOR_LENGTH = 16;
/** The bits of an IP address that the log keeps: a provider's region, not a household. */
const IPV4_BITS = 24;
const IPV6_BITS = 48;

/** The id of a user in the log. Somebody who knows a uid can find its lines. Lines do not show the uid. */
const actorOf = (uid: string): string =>
  createHash('sha256').update(uid).digest('hex').slice(0, ACTOR_LENGTH);

/** The network of an IP address, such as 203.0.113.0/24, also for an IPv4 address that is written as IPv6. */
export function networkOf(address: string): string {
  // A link-local address can contain the name of an interface: fe80::1%eth0.
  const [plain = ''] = address.split('%', 1);
  if (!ipaddr.isValid(plain)) return 'unknown';
  const parsed = ipaddr.process(plain);
  return parsed instanceof ipaddr.IPv4
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/${IPV4_BITS}`).toString()}/${IPV4_BITS}`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_BITS}`).toString()}/${IPV6_BITS}`;
}

/** What the log line of a request with 401 or 403 contains about its sender. A token that is not valid names nobody. */
export const refusedCaller = ({ user, ip }: Pick<FastifyRequest, 'user' | 'ip'>) => ({
  network: networkOf(ip),
  ...(user && { actor: actorOf(user.uid) }),
});
