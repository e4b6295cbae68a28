import ipaddr from 'ipaddr.js';

/** A household or phone has at least an IPv6 /64 and can switch between its 2^64 addresses. */
const IPV6_PREFIX_PARTS = 4;
/** For text from a proxy that is not an IP address. */
const MAX_LENGTH = 64;

/**
 * The key that counts an IP address: an IPv4 address itself, also when it is written as IPv6, and the /64 network of an
 * IPv6 address.
 */
export function addressKey(address: string): string {
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

/** Whether a request comes from this machine without a proxy. */
export const isOwnMachine = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
