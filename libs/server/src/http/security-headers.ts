/** What no page of ours asks for. */
const UNUSED_FEATURES = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
];

/** A year; browsers heed it over TLS only, which production has before the servers. */
export const STRICT_TRANSPORT_MAX_AGE_S = 365 * 24 * 60 * 60;

/**
 * The headers that every answer of every server has, beside its own Content-Security-Policy and Referrer-Policy.
 * @param production whether TLS stands before the server, to be asked for from then on
 */
export const commonSecurityHeaders = (production: boolean): Record<string, string> => ({
  // The Google popup must be able to reach the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': UNUSED_FEATURES.map((name) => `${name}=()`).join(', '),
  ...(production && { 'strict-transport-security': `max-age=${STRICT_TRANSPORT_MAX_AGE_S}` }),
  'x-content-type-options': 'nosniff',
});
