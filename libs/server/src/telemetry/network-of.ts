import ipaddr from 'ipaddr.js';

/** The bits of an IP address that the log keeps: a provider's region, not a household. */
const IPV4_BITS = 24;
const IPV6_BITS = 48;

/**
 * Returns the network of an IP address, such as 203.0.113.0/24. An IPv4 address may be written as IPv6. A connection that
 * has ended has no address.
 */
export function networkOf(address = ''): string {
  // A link-local address can contain the name of an interface: fe80::1%eth0.
  const [plain = ''] = address.split('%', 1);
  if (!ipaddr.isValid(plain)) return 'unknown';
  const parsed = ipaddr.process(plain);
  return parsed instanceof ipaddr.IPv4
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/${IPV4_BITS}`).toString()}/${IPV4_BITS}`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_BITS}`).toString()}/${IPV6_BITS}`;
}
