import type { FastifyRequest } from 'fastify';

/** A host name or IP address with an optional port. It has no characters that could end a header or a URL. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const PREFIX = /^(?:\/[\w.-]+)+$/;

/** The path below which a trusted proxy serves the API, such as `/api` of the site. */
function forwardedPrefix({ ips = [], headers }: FastifyRequest): string {
  const prefix = headers['x-forwarded-prefix'];
  // Fastify lists more than one address only when it trusts the sender of the request.
  const isTrusted = ips.length > 1;
  return isTrusted && typeof prefix === 'string' && PREFIX.test(prefix) ? prefix : '';
}

/**
 * The absolute URL of a path of the API, as the caller reaches it. That is through the site with the prefix `/api`, or
 * directly.
 * @param path with its query, such as `/roommates?limit=24`
 * @returns only prefix and path when the caller sends no usable host
 */
export function publicUrl(request: FastifyRequest, path: string): string {
  const { host, protocol } = request;
  const origin = HOST.test(host) ? `${protocol === 'https' ? 'https' : 'http'}://${host}` : '';
  return `${origin}${forwardedPrefix(request)}${path}`;
}
