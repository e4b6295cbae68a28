import ipaddr from 'ipaddr.js';

/**
 * Names that never belong to the public internet. They are in RFC 6761, RFC 6762 and RFC 8375, or usual for routers.
 */
const PRIVATE_SUFFIX = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid)$/;

/** All global unicast addresses that are assigned: https://www.iana.org/assignments/ipv6-unicast-address-assignments */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address belongs to the public internet: not loopback, private or another special range. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  // Outside this range, an address may contain an IPv4 address, such as ::127.0.0.1.
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalIpv6);
}

/**
 * Whether the host of a URL belongs to the public internet. Refuses special IP addresses in every notation, and names of
 * local networks. It does not resolve names.
 * @param url an absolute http(s) URL
 */
export function hasPublicHost(url: string): boolean {
  const host = new URL(url).hostname.replace(/\.$/, '');
  const plain = host.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.isValid(plain)) return isPublicAddress(plain);
  return host.includes('.') && !PRIVATE_SUFFIX.test(host);
}
