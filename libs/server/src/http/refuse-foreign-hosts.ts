import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problemDetails, sendProblem } from './problem-details.ts';
import { isReadMethod } from './read-methods.ts';

const FOREIGN_HOST = 'This development server does not serve this host name. Set SITE_URL to use it.';
const FOREIGN_ORIGIN = 'Pages of this origin may not send changes. Add it to CORS_ORIGINS to allow it.';

interface Own {
  /** The public URLs of the server. */
  urls?: readonly string[];
  /** The origins whose pages may call the server from a browser (CORS). */
  origins?: readonly string[] | '*' | undefined;
}

/**
 * Whether a request names this server. An IP address, a name without a dot, and a local name do (RFC 6761, RFC 6762).
 * The host of one of the URLs does, too. DNS rebinding needs a public name that its owner can point to this
 * machine.
 */
function isOwnHost(host: string, urls: readonly string[]): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return (
    isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 ||
    !hostname.includes('.') ||
    /\.(localhost|local)$/.test(hostname) ||
    urls.some((url) => new URL(url).hostname === hostname)
  );
}

/**
 * Whether a change comes from a program or from a page. The page is of the server that the request names, or of an
 * allowed origin.
 */
function mayChange({ headers, host }: FastifyRequest, { urls = [], origins = [] }: Own): boolean {
  const { origin } = headers;
  if (origin === undefined || origins === '*' || origins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  // Through a proxy, such as the site, the host is the one that the browser named.
  return [host, headers.host].includes(from.host) || urls.some((url) => new URL(url).origin === from.origin);
}

/**
 * Refuses, with 403, requests for public host names and changes from pages of foreign origins. In development, nothing
 * else protects against DNS rebinding, or against a page that submits a form without a CORS preflight. In production, a
 * proxy checks the host names.
 */
export function refuseForeignHosts(app: FastifyInstance, own: Own = {}): void {
  // Nearly all requests name the same host.
  let last = '';
  app.addHook('onRequest', (request, reply, done) => {
    const { host = '' } = request.headers;
    const isKnown = host !== '' && (host === last || isOwnHost(host, own.urls ?? []));
    if (isKnown) last = host;
    if (!isKnown) sendProblem(reply, problemDetails(403, FOREIGN_HOST));
    else if (isReadMethod(request.method) || mayChange(request, own)) done();
    else sendProblem(reply, problemDetails(403, FOREIGN_ORIGIN));
  });
}
