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
  const { searchParams } = new URL(request.url, 'http://api.invalid');
  for (const [name, value] of Object.entries(query)) searchParams.set(name, String(value));
  const path = `${request.routeOptions.url ?? '/'}?${searchParams.toString()}`;
  void reply.header('link', `<${publicUrl(request, path)}>; rel="next"`);
}
