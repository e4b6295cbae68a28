import { apiHeaders, EXPOSED_HEADERS } from '@roommate/server/http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteOptions } from '../config/site-options.ts';
import type { CountRefusal } from './count-refusal.ts';

type Origins = SiteOptions['corsOrigins'];

/** The API sends the same headers. Without them, pages of partners could not read why a request failed. */
function allowOrigin(reply: FastifyReply, origin: string | undefined, allowed: Origins = []): void {
  void reply.header('access-control-expose-headers', EXPOSED_HEADERS);
  if (allowed === '*') void reply.header('access-control-allow-origin', '*');
  else if (origin !== undefined && allowed.includes(origin)) {
    void reply.header('access-control-allow-origin', origin);
  }
}

/**
 * Gives the errors of the site itself below /api the headers of every response of the API. The API counts the requests
 * that the site refuses. After a status from 500 it cannot: it did not respond.
 */
export function sendApiHeaders(
  scope: FastifyInstance,
  { corsOrigins, production }: Pick<SiteOptions, 'corsOrigins' | 'production'>,
  countRefusal: CountRefusal,
): void {
  const headers = apiHeaders(production === true);
  scope.addHook('onSend', (request, reply, payload, done) => {
    if (reply.hasHeader('api-version')) return done(null, payload);
    allowOrigin(reply.headers(headers), request.headers.origin, corsOrigins);
    if (reply.statusCode < 400 || reply.statusCode >= 500) return done(null, payload);
    void countRefusal(request, reply).then((tooMany) => done(null, tooMany ?? payload));
  });
}
