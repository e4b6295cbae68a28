import { commonSecurityHeaders } from '@roommate/server/http';

/** For answers that are no page: all but one. */
const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** What the Swagger UI needs, which is the API's only page: it writes styles into its elements as it goes. */
export const PAGE_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** @param production whether TLS stands before the API, to be asked for from then on */
export const securityHeaders = (production: boolean): Record<string, string> => ({
  ...commonSecurityHeaders(production),
  'content-security-policy': NO_PAGE_POLICY,
  'referrer-policy': 'no-referrer',
});
