import { API_VERSION } from '@roommate/contracts';
import { commonSecurityHeaders } from './security-headers.ts';

/** The response headers that pages of other origins may read. As one text, because each response has it. */
export const EXPOSED_HEADERS = [
  'Allow',
  'API-Version',
  'ETag',
  'Idempotency-Replayed',
  'Link',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'X-Request-Id',
].join(', ');

/** Nothing of the API is a page, except its documentation. */
const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * Returns the headers of every response of the API. The site sends them too, for requests below /api that it refuses.
 * @param production whether TLS protects the API; browsers must then use HTTPS
 */
export const apiHeaders = (production: boolean): Record<string, string> => ({
  ...commonSecurityHeaders(production),
  'content-security-policy': NO_PAGE_POLICY,
  'referrer-policy': 'no-referrer',
  // A response depends on the token, and listings can change at any moment.
  'cache-control': 'private, no-cache',
  // The compression plugin looks for its entry in lower case.
  vary: 'Authorization, Origin, accept-encoding',
  'api-version': API_VERSION,
});
