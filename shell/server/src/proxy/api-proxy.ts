import fastifyHttpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { SiteOptions } from '../options.ts';
import { problem, problemType } from '../problem.ts';
import { upstreamOptions, upstreamStatus } from './upstream.ts';

/** Larger than any body that the API takes, so that the API's own answer tells what its limit is. */
const bodyLimitBytes = 1024 * 1024;

// The browser's cookies are no business of the API, and what a client says about who forwarded it is not to be believed.
const droppedHeaders = ['cookie', 'forwarded', 'x-forwarded-for', 'x-real-ip'];

const sentences = {
  502: 'The service broke off its answer. Please try again.',
  503: 'The service is not available at the moment. Please try again soon.',
  504: 'The service took too long to answer. Please try again.',
} as const;

/** Passes everything below /api on to the API, without the prefix; bodies and answers are streamed. */
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
      if (Number(request.headers['content-length'] ?? 0) <= bodyLimitBytes) done();
      else void reply.code(413).type(problemType).send(problem(413, 'The request is too large.'));
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
        void reply
          .code(status)
          .header('cache-control', 'no-store')
          .type(problemType)
          .send(problem(status, sentences[status]));
      },
    },
  });
}
