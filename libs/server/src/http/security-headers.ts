/** Browser features that our pages do not use. */
const unusedFeatures = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
];

/** A year. Browsers apply it only over TLS, which a proxy provides in production. */
const STRICT_TRANSPORT_MAX_AGE_S = 365 * 24 * 60 * 60;

/**
 * Returns the headers that all servers send. Each server adds its own Content-Security-Policy and Referrer-Policy.
 * @param production whether a proxy provides TLS, which browsers must then use
 */
export const commonSecurityHeaders = (production: boolean): Record<string, string> => ({
  // The Google popup must reach the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': unusedFeatures.map((name) => `${name}=()`).join(', '),
  ...(production && {
    'strict-transport-security': `max-age=${STRICT_TRANSPORT_MAX_AGE_S}; includeSubDomains`,
  }),
  'x-content-type-options': 'nosniff',
});
