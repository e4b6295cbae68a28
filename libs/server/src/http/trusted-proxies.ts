import { compile } from '@fastify/proxy-addr';
import { RecentValues } from '../memory/recent-values.ts';

/**
 * Whether the sender of a request is a proxy whose X-Forwarded-For is trusted, as Fastify's option `trustProxy`. With a list
 * instead of a function, Fastify parses the same IP addresses for each request, several times.
 * @param networks as `trustedProxiesField()` reads them
 */
export function trustedProxies(networks: readonly string[]): (address: string | undefined) => boolean {
  const trusts = compile([...networks]);
  const known = new RecentValues((address) => trusts(address, 0));
  // A connection that has ended has no address.
  return (address) => address !== undefined && known.of(address);
}
