import fastifyHttpProxy from '@fastify/http-proxy';
import { problemDetails, refuseCompressed, sendProblem } from '@roommate/server/http';
import type { FastifyInstance } from 'fastify';
import type { SiteOptions } from '../config/site-options.ts';
import { acceptBodies } from './accept-bodies.ts';
import { proxyProblem } from './proxy-problem.ts';
import { upstreamOptions, upstreamStatus } from './upstream.ts';

// The API needs no browser cookies, and the site does not trust a client's claims about proxies.
const privateHeaders = ['cookie', 'forwarded', 'x-forwarded-for', 'x-real-ip'];
// The site forwards no body of a GET: it has no meaning (RFC 9110, 9.3.1).
const bodyHeaders = ['content-length', 'content-type', 'transfer-encoding'];

const droppedHeaders = (method: string): readonly string[] =>
  method === 'GET' || method === 'HEAD' ? [...privateHeaders, ...bodyHeaders] : privateHeaders;

const messages = {
  502: 'The service closed the connection too early. Please try again.',
  503: 'The service is not available at the moment. Please try again soon.',
  504: 'The service took too long to respond. Please try again.',
} as const;

/** Forwards everything below /api to the API without the prefix. Streams the bodies of responses. */
export async function apiProxy(
  app: FastifyInstance,
  { apiUrl, apiTimeoutMs }: Pick<SiteOptions, 'apiUrl' | 'apiTimeoutMs'>,
): Promise<void> {
  const { origin, pathname } = new URL(apiUrl);
  await app.register(async (scope) => {
    refuseCompressed(scope);
    acceptBodies(scope);
    scope.setErrorHandler((error, request, reply) => {
      const problem = proxyProblem(error);
      if (problem.status >= 500) request.log.error(error, 'a request could not be forwarded');
      return sendProblem(reply.header('cache-control', 'no-store'), problem);
    });
    await scope.register(fastifyHttpProxy, {
      ...upstreamOptions(apiTimeoutMs),
      upstream: origin,
      prefix: '/api',
      rewritePrefix: pathname.replace(/\/$/, ''),
      // acceptBodies() reads them.
      proxyPayloads: false,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...Object.fromEntries(
            Object.entries(headers).filter(([name]) => !droppedHeaders(request.method).includes(name)),
          ),
          'x-request-id': request.id,
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.host,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-prefix': '/api',
        }),
        onError: (reply, { error }) => {
          const status = upstreamStatus(error);
          sendProblem(reply.header('cache-control', 'no-store'), problemDetails(status, messages[status]));
        },
      },
    });
  });
}
