import { commonSecurityHeaders } from '@roommate/server/http';

/** For every response except the one page. */
const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** For Swagger UI, the only page of the API. It sets inline styles. */
export const PAGE_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** @param production whether TLS protects the API; browsers must then use HTTPS */
export const securityHeaders = (production: boolean): Record<string, string> => ({
  ...commonSecurityHeaders(production),
  'content-security-policy': NO_PAGE_POLICY,
  'referrer-policy': 'no-referrer',
});
