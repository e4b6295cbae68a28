import ipaddr from 'ipaddr.js';

/** Names that never belong to the public internet (RFC 6761, RFC 6762, RFC 8375, and the names of common routers). */
const PRIVATE_SUFFIX = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid)$/;

/**
 * Whether the host of a URL belongs to the public internet. Refuses loopback, private and other special IP addresses in
 * every notation, and names of local networks. It does not resolve names, because the API never fetches the URL.
 * @param url an absolute http(s) URL
 */
export function hasPublicHost(url: string): boolean {
  const host = new URL(url).hostname.replace(/\.$/, '');
  const plain = host.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.isValid(plain)) return ipaddr.process(plain).range() === 'unicast';
  return host.includes('.') && !PRIVATE_SUFFIX.test(host);
}
