import type { SecurityHeadersOptions } from '@nestjs/common';

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * For answers that browsers mostly fetch; the policy is what the Swagger UI needs, which is the API's only page.
 * @param production whether TLS stands before the API, to be asked for from then on
 */
export const securityHeaders = (production: boolean): SecurityHeadersOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  strictTransportSecurity: production && { maxAge: YEAR_S, includeSubDomains: false },
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

const unused = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
];

/** What no page of this origin may ask for; Nest has no option for it. */
export const permissionsPolicy = unused.map((name) => `${name}=()`).join(', ');

/** For what the router refuses before any hook has set a header. */
export const refusalHeaders = (production: boolean): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': permissionsPolicy,
  'referrer-policy': 'no-referrer',
  ...(production && { 'strict-transport-security': `max-age=${YEAR_S}` }),
  'x-content-type-options': 'nosniff',
});
