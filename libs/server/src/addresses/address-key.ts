import ipaddr from 'ipaddr.js';
import { RecentValues } from '../memory/recent-values.ts';

/** A household or phone has at least an IPv6 /64 and can switch between its 2^64 addresses. */
const IPV6_PREFIX_PARTS = 4;
/** For text from a proxy that is not an IP address. */
const MAX_LENGTH = 64;

/** Parsing an address costs more than counting a request. */
const keys = new RecentValues(keyOf);

/**
 * Returns the key that counts an IP address. It is an IPv4 address itself, also when it is written as IPv6. Of an IPv6
 * address it is the /64 network. All callers without an address have one key: their connections have ended.
 */
export const addressKey = (address: string | undefined): string => keys.of(address ?? '');

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
