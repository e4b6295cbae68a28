import type { IncomingHttpHeaders } from 'node:http';
import fastifyHttpProxy from '@fastify/http-proxy';
import { problemDetails, refuseCompressed, sendProblem } from '@roommate/server/http';
import type { FastifyInstance } from 'fastify';
import type { SiteOptions } from '../config/site-options.ts';
import { acceptBodies } from './accept-bodies.ts';
import { proxyProblem } from './proxy-problem.ts';
import { sendBody } from './send-body.ts';
import { upstreamOptions, upstreamStatus } from './upstream.ts';

// The API needs no browser cookies, and the site does not trust a client's claims about proxies.
const privateHeaders = ['cookie', 'forwarded', 'x-forwarded-for', 'x-real-ip'];
// The site forwards no body of a GET: it has no meaning (RFC 9110, 9.3.1).
const bodyHeaders = ['content-length', 'content-type', 'transfer-encoding'];

const droppedFromRead = new Set([...privateHeaders, ...bodyHeaders]);
const droppedFromWrite = new Set(privateHeaders);

/** The headers that the API gets as they are. */
function forwardedHeaders(method: string, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const dropped = method === 'GET' || method === 'HEAD' ? droppedFromRead : droppedFromWrite;
  const forwarded: IncomingHttpHeaders = {};
  for (const name in headers) if (!dropped.has(name)) forwarded[name] = headers[name];
  return forwarded;
}

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
          ...forwardedHeaders(request.method, headers),
          'x-request-id': request.id,
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.host,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-prefix': '/api',
        }),
        onResponse: (_request, reply, { stream }) => void sendBody(reply, stream),
        onError: (reply, { error }) => {
          const status = upstreamStatus(error);
          sendProblem(reply.header('cache-control', 'no-store'), problemDetails(status, messages[status]));
        },
      },
    });
  });
}
