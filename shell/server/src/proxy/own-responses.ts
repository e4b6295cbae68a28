import { apiHeaders, EXPOSED_HEADERS } from '@roommate/server/http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteOptions } from '../config/site-options.ts';

type Origins = SiteOptions['corsOrigins'];

/** The API sends the same headers. Without them, pages of partners could not read why a request failed. */
function allowOrigin(reply: FastifyReply, origin: string | undefined, allowed: Origins = []): void {
  void reply.header('access-control-expose-headers', EXPOSED_HEADERS);
  if (allowed === '*') void reply.header('access-control-allow-origin', '*');
  else if (origin !== undefined && allowed.includes(origin)) {
    void reply.header('access-control-allow-origin', origin);
  }
}

/** Gives the errors of the site itself below /api the headers of every response of the API. */
export function sendApiHeaders(
  scope: FastifyInstance,
  { corsOrigins, production }: Pick<SiteOptions, 'corsOrigins' | 'production'>,
): void {
  const headers = apiHeaders(production === true);
  scope.addHook('onSend', ({ headers: { origin } }, reply, _payload, done) => {
    if (!reply.hasHeader('api-version')) allowOrigin(reply.headers(headers), origin, corsOrigins);
    done();
  });
}
