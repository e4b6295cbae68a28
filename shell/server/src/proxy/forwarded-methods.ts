import { METHODS } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * The body of a GET has no meaning (RFC 9110, 9.3.1). The API responds to OPTIONS without reading a body. It refuses all
 * other methods, with or without a body.
 */
const withBody = new Set(['DELETE', 'PATCH', 'POST', 'PUT']);

/** Whether the site forwards the bodies of requests with the method. */
export const hasForwardedBody = (method: string): boolean => withBody.has(method);

/**
 * Lets routes have every method, because only the API knows which ones a URL supports. CONNECT asks for a tunnel instead of
 * a URL.
 * @returns the methods
 */
export function acceptMethods(app: FastifyInstance): string[] {
  const methods = METHODS.filter((method) => method !== 'CONNECT');
  for (const method of methods) {
    const isKnown = method === 'GET' || method === 'HEAD' || hasForwardedBody(method);
    if (!isKnown) app.addHttpMethod(method, { overrideExisting: true });
  }
  return methods;
}
