import fastifyHttpProxy from '@fastify/http-proxy';
import { problemDetails, refuseDots, refuseLarge, sendProblem } from '@roommate/server/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import type { SiteOptions } from '../config/site-options.ts';
import { acceptBodies } from './accept-bodies.ts';
import { ApiDispatcher } from './api-dispatcher.ts';
import { WholeBody } from './api-response.ts';
import type { CountRefusal } from './count-refusal.ts';
import { forwardedHeaders, forwardedToClient } from './forwarded-headers.ts';
import { acceptMethods } from './forwarded-methods.ts';
import { sendApiHeaders } from './send-api-headers.ts';
import { proxyProblem } from './proxy-problem.ts';
import { upstreamOptions, upstreamStatus } from './upstream.ts';

// The library needs a type for a body in its options. forwardedHeaders() removes it.
const UNTYPED = 'application/octet-stream';

/** The body that acceptBodies() read, if there is one. */
function sentBody({ body, headers }: FastifyRequest): { body?: unknown; contentType?: string } {
  return body === undefined ? {} : { body, contentType: headers['content-type'] ?? UNTYPED };
}

const messages = {
  502: 'The service closed the connection too early. Please try again.',
  503: 'The service is not available at the moment. Please try again soon.',
  504: 'The service took too long to respond. Please try again.',
} as const;

type ForwardingOptions = Pick<SiteOptions, 'apiUrl' | 'apiTimeoutMs' | 'corsOrigins' | 'production'>;

/** Whether the API decides about a request. */
export const isForwarded = ({ routeOptions: { url } }: FastifyRequest): boolean =>
  url === '/api' || url?.startsWith('/api/') === true;

/** Forwards everything below /api to the API without the prefix. Streams the bodies of responses. */
export async function apiProxy(
  app: FastifyInstance,
  options: ForwardingOptions,
  countRefusal: CountRefusal,
): Promise<void> {
  const { origin, pathname } = new URL(options.apiUrl);
  await app.register(async (scope) => {
    refuseDots(scope);
    refuseLarge(scope);
    acceptBodies(scope);
    const httpMethods = acceptMethods(scope);
    sendApiHeaders(scope, options, countRefusal);
    scope.setErrorHandler((error, request, reply) => {
      const problem = proxyProblem(error);
      if (problem.status >= 500) request.log.error(error, 'a request could not be forwarded');
      return sendProblem(reply, problem);
    });
    const { undici, ...upstream } = upstreamOptions(options.apiTimeoutMs);
    await scope.register(fastifyHttpProxy, {
      ...upstream,
      // The library calls `request` with a callback, and uses the status, the headers and the body of the response.
      undici: new ApiDispatcher(origin, undici) as unknown as { request: Dispatcher['request'] },
      upstream: origin,
      prefix: '/api',
      httpMethods,
      rewritePrefix: pathname.replace(/\/$/, ''),
      // The API knows the prefix. The library would break a relative URL.
      internalRewriteLocationHeader: false,
      // acceptBodies() reads them.
      proxyPayloads: false,
      // The library would encode the bytes of a body as JSON unless they come in the options.
      handler: (request, reply, source, replyOptions) =>
        // For /api?x=1 the library gives an empty path, and would then take the path with the prefix.
        reply.from(source || '/', { ...replyOptions, ...sentBody(request) }),
      replyOptions: {
        rewriteRequestHeaders: (request, headers) =>
          Object.assign(forwardedHeaders(request, headers), {
            'x-request-id': request.id,
            'x-forwarded-for': request.ip,
            'x-forwarded-host': request.host,
            'x-forwarded-proto': request.protocol,
            'x-forwarded-prefix': '/api',
          }),
        rewriteHeaders: forwardedToClient,
        onResponse: (_request, reply, { stream }) => {
          reply.send(stream instanceof WholeBody ? stream.bytes : stream);
        },
        onError: (reply, { error }) => {
          const status = upstreamStatus(error);
          sendProblem(reply, problemDetails(status, messages[status]));
        },
      },
    });
  });
}
