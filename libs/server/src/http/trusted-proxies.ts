import proxyAddress, { compile } from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import { RecentValues } from '../memory/recent-values.ts';

/** Whether the sender of a request is a proxy whose X-Forwarded-For is trusted. */
type Trusts = (address: string | undefined) => boolean;

/**
 * Creates the function for Fastify's option `trustProxy`, which says whom to trust. With a list instead of a function,
 * Fastify parses the same IP addresses for each request, several times.
 * @param networks as `trustedProxiesField()` reads them
 */
export function trustedProxies(networks: readonly string[]): Trusts {
  const trusts = compile([...networks]);
  const known = new RecentValues((address) => trusts(address, 0));
  // A connection that has ended has no address.
  return (address) => address !== undefined && known.of(address);
}

/**
 * Returns the IP address of the caller of a request that Fastify could not route. For such a request `ip` is the
 * address of the connection, which can be that of a proxy.
 */
export const addressOfUnrouted = ({ raw }: Pick<FastifyRequest, 'raw'>, trusts: Trusts): string =>
  proxyAddress(raw, trusts);
