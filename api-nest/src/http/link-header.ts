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
  // `URL` would also parse a host that nobody needs, which takes 2 % of the CPU of a list.
  const parameters = new URLSearchParams(/\?(.*)/.exec(request.url)?.[1]);
  for (const [name, value] of Object.entries(query)) parameters.set(name, String(value));
  const path = `${request.routeOptions.url ?? '/'}?${parameters.toString()}`;
  void reply.header('link', `<${publicUrl(request, path)}>; rel="next"`);
}
