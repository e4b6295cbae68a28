import ipaddr from 'ipaddr.js';

/** Names that are never of the public internet (RFC 6761, RFC 6762, RFC 8375, and what routers make up). */
const PRIVATE_SUFFIX = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid)$/;

/**
 * Whether the host of an address is one of the public internet: no loopback, private or otherwise special IP address in
 * whatever notation, no name of a local network. Names are not looked up, since nothing here fetches the address.
 * @param address an absolute http(s) URL
 */
export function hasPublicHost(address: string): boolean {
  const host = new URL(address).hostname.replace(/\.$/, '');
  const plain = host.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.isValid(plain)) return ipaddr.process(plain).range() === 'unicast';
  return host.includes('.') && !PRIVATE_SUFFIX.test(host);
}
