import {
  addressOfUnrouted,
  apiHeaders,
  problemDetails,
  sendProblem,
  type trustedProxies,
  URL_NOT_VALID,
} from '@roommate/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteOptions } from '../config/site-options.ts';
import type { CountRefusal } from './count-refusal.ts';

/**
 * Creates Fastify's `frameworkErrors`: refuses a URL that the router cannot decode. Hooks do not run for it.
 * @param pageHeaders of responses outside /api
 */
export function refuseMalformed(
  { production }: Pick<SiteOptions, 'production'>,
  pageHeaders: Record<string, string>,
  trusts: ReturnType<typeof trustedProxies>,
  countRefusal: CountRefusal,
) {
  const ownHeaders = apiHeaders(production === true);
  return (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    const { id, method, url } = request;
    const isApi = url.startsWith('/api/');
    void reply.headers({ ...(isApi ? ownHeaders : pageHeaders), 'x-request-id': id });
    const refuse = (tooMany?: string): void => {
      if (tooMany !== undefined) void reply.send(tooMany);
      else sendProblem(reply, problemDetails(400, URL_NOT_VALID, { code: 'malformed_request' }));
    };
    if (!isApi) refuse();
    else void countRefusal({ id, method, ip: addressOfUnrouted(request, trusts) }, reply).then(refuse);
  };
}
