import { commonSecurityHeaders } from '@roommate/http-server';

/** What the Swagger UI needs, which is the API's only page. */
const PAGE_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** For answers that are no page. */
const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";

const withPolicy = (production: boolean, policy: string): Record<string, string> => ({
  ...commonSecurityHeaders(production),
  'content-security-policy': policy,
  'referrer-policy': 'no-referrer',
});

/** @param production whether TLS stands before the API, to be asked for from then on */
export const securityHeaders = (production: boolean) => withPolicy(production, PAGE_POLICY);

/** For what is refused before any hook has set a header. */
export const refusalHeaders = (production: boolean) => withPolicy(production, NO_PAGE_POLICY);
