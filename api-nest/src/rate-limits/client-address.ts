import ipaddr from 'ipaddr.js';

/** One household or phone has at least a /64 of IPv6, and all of its 2^64 addresses to change between. */
const IPV6_PREFIX_PARTS = 4;
/** Of what a proxy forwards that is no address. */
const MAX_LENGTH = 64;

/**
 * What an address is counted as: an IPv4 address itself, also when it is written as IPv6, and of an IPv6 address its
 * /64 network.
 */
export function addressKey(address: string): string {
  // A link-local address may carry the name of an interface: fe80::1%eth0.
  const [plain = ''] = address.split('%', 1);
  if (!ipaddr.isValid(plain)) return address.slice(0, MAX_LENGTH);
  const parsed = ipaddr.process(plain);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, IPV6_PREFIX_PARTS)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/** Whether a request comes from the machine itself and nobody forwarded it. */
export const isOwnMachine = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
