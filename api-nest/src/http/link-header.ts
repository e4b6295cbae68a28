import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicUrl } from './public-url.ts';

/**
 * Sends the `Link` header to the next page (RFC 8288): the absolute URL of the request with another query.
 * @param query the parameters of the next page; those of the request stay
 */
export function linkNextPage(
  request: FastifyRequest,
  reply: FastifyReply,
  query: Record<string, string | number>,
): void {
  // Not with `URL`, which takes more CPU than the rest of the header.
  const parameters = new URLSearchParams(/\?(.*)/.exec(request.url)?.[1]);
  for (const [name, value] of Object.entries(query)) parameters.set(name, String(value));
  const path = `${request.routeOptions.url ?? '/'}?${parameters.toString()}`;
  void reply.header('link', `<${publicUrl(request, path)}>; rel="next"`);
}
