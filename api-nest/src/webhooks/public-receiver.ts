import { hasPublicHost } from '../http/public-host.ts';

/**
 * Whether the API may send requests to a URL in production. It needs https and a host that looks public. It also needs the
 * usual port, so that no one can use webhooks to scan the ports of others.
 */
export function isPublicReceiver(url: string): boolean {
  const { protocol, port } = new URL(url);
  return protocol === 'https:' && port === '' && hasPublicHost(url);
}
