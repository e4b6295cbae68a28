import type { FastifyInstance } from 'fastify';
import { invalidField } from '../problems/problem.ts';
import { sendError } from '../problems/send-error.ts';

/** The operations that read text from the query. The others refuse such a parameter, or do not read it. */
const readsText = new Set(['/areas', '/roommates/search', '/similar-rents']);

/**
 * Responds with 400 to a query parameter that is not percent-encoded UTF-8 (RFC 3986, 2.5). An example is a cut Bangla
 * letter. Fastify would pass its text on without decoding it.
 */
export function refuseUndecodable(fastify: FastifyInstance): void {
  // Not in onRequest, where the CORS headers are set. Pages of other origins must be able to read the response.
  fastify.addHook('preParsing', (request, reply, payload, done) => {
    const name = readsText.has(request.routeOptions.url ?? '') ? undecodableIn(request.url) : undefined;
    if (name === undefined) return done(null, payload);
    sendError(request, reply, invalidField(name, `${name} must be percent-encoded UTF-8.`));
  });
}

/** The name of the first parameter whose name or value cannot be decoded. */
function undecodableIn(url: string): string | undefined {
  const start = url.indexOf('?');
  if (start < 0 || !url.includes('%', start)) return undefined;
  const pair = url
    .slice(start + 1)
    .split('&')
    .find((text) => !isDecodable(text));
  return pair?.split('=', 1).join();
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
