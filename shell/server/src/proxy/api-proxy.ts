import fastifyHttpProxy from '@fastify/http-proxy';
import { problemDetails, sendProblem } from '@roommate/server/http';
import type { FastifyInstance } from 'fastify';
import type { SiteOptions } from '../config/site-options.ts';
import { upstreamOptions, upstreamStatus } from './upstream.ts';

/** Larger than the API's own limit, so that the API's response can state that limit. */
const BODY_LIMIT_BYTES = 1024 * 1024;

// The API needs no browser cookies, and the site does not trust a client's claims about proxies.
const droppedHeaders = ['cookie', 'forwarded', 'x-forwarded-for', 'x-real-ip'];

const messages = {
  502: 'The service closed the connection too early. Please try again.',
  503: 'The service is not available at the moment. Please try again soon.',
  504: 'The service took too long to respond. Please try again.',
} as const;

/** Forwards everything below /api to the API without the prefix. Streams request and response bodies. */
export async function apiProxy(
  app: FastifyInstance,
  { apiUrl, apiTimeoutMs }: Pick<SiteOptions, 'apiUrl' | 'apiTimeoutMs'>,
): Promise<void> {
  const { origin, pathname } = new URL(apiUrl);
  await app.register(fastifyHttpProxy, {
    ...upstreamOptions(apiTimeoutMs),
    upstream: origin,
    prefix: '/api',
    rewritePrefix: pathname.replace(/\/$/, ''),
    preHandler: (request, reply, done) => {
      if (Number(request.headers['content-length'] ?? 0) <= BODY_LIMIT_BYTES) done();
      else sendProblem(reply, problemDetails(413, 'The request is too large.'));
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...Object.fromEntries(Object.entries(headers).filter(([name]) => !droppedHeaders.includes(name))),
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
}
