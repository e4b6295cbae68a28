import { hasPublicHost } from '../http/public-host.ts';

/**
 * Whether the API sends requests to a URL in production: https, on the public internet as far as the URL says, and on the
 * usual port, so that nobody scans the ports of others with webhooks.
 */
export function isPublicReceiver(url: string): boolean {
  const { protocol, port } = new URL(url);
  return protocol === 'https:' && port === '' && hasPublicHost(url);
}
