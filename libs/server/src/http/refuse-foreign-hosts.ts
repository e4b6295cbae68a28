import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { problemDetails, sendProblem } from './problem-details.ts';

const FOREIGN_HOST = 'This development server does not serve this host name. Set SITE_URL to use it.';

/**
 * Whether a request names this server: by an IP address, a name without a dot, a local name (RFC 6761, RFC 6762), or the
 * host of one of the URLs. DNS rebinding needs a public name that its owner can point to this machine.
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
 * Refuses requests for public host names with 403. In development nothing else protects against DNS rebinding:
 * a page whose owner lets its name point to 127.0.0.1. In production a proxy knows the host names.
 * @param urls the public URLs of the server
 */
export function refuseForeignHosts(app: FastifyInstance, urls: readonly string[] = []): void {
  // Nearly all requests name the same host.
  let last = '';
  app.addHook('onRequest', (request, reply, done) => {
    const { host = '' } = request.headers;
    if (host === last && host !== '') done();
    else if (isOwnHost(host, urls)) {
      last = host;
      done();
    } else sendProblem(reply, problemDetails(403, FOREIGN_HOST));
  });
}
