import fastifyHttpProxy from '@fastify/http-proxy';
import { emulatorHeaders, emulatorRules } from '@roommate/contracts';
import type { FastifyInstance } from 'fastify';
import { upstreamOptions, upstreamStatus } from './upstream.ts';

const isAllowed = (method: string, url: string): boolean => {
  const path = url.split('?', 1)[0];
  return emulatorRules.some((rule) => rule.method === method && rule.path === path);
};

/** Forwards the Firebase SDK's requests to the auth emulator, under the site's own origin. */
export async function emulatorProxy(app: FastifyInstance, emulatorUrl: string): Promise<void> {
  await app.register(fastifyHttpProxy, {
    ...upstreamOptions(),
    upstream: emulatorUrl,
    httpMethods: ['GET', 'POST'],
    // In the router's syntax ':' starts a parameter and '::' is a literal colon.
    routes: [...new Set(emulatorRules.map(({ path }) => path.replaceAll(':', '::')))],
    preHandler: (request, reply, done) => {
      if (isAllowed(request.method, request.url)) done();
      else reply.callNotFound();
    },
    replyOptions: {
      rewriteRequestHeaders: (_request, headers) =>
        Object.fromEntries(Object.entries(headers).filter(([name]) => emulatorHeaders.includes(name))),
      // Not JSON. The SDK signs the user out on a JSON error, but treats anything else as a network failure.
      onError: (reply, { error }) => {
        void reply
          .code(upstreamStatus(error))
          .type('text/plain')
          .send('Sign-in is not available at the moment.');
      },
    },
  });
}
