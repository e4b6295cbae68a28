export { apiHeaders, EXPOSED_HEADERS } from './api-headers.ts';
export { isBot } from './bots.ts';
export { connectionLimits } from './connection-limits.ts';
export { drainConnections, GRACE_MS } from './drain-connections.ts';
export {
  BODY_COMPRESSED,
  BODY_LENGTH_WRONG,
  BODY_NOT_JSON_TYPE,
  BODY_TOO_LARGE,
  NO_TOKEN_KEYS,
  UNKNOWN_URL,
  URL_NOT_VALID,
} from './messages.ts';
export { type FieldError, PROBLEM_CONTENT_TYPE, problemDetails, sendProblem } from './problem-details.ts';
export { readCookie } from './read-cookie.ts';
export { isReadMethod } from './read-methods.ts';
export { refuseCompressed } from './refuse-compressed.ts';
export { hasDots, refuseDots } from './refuse-dots.ts';
export { refuseForeignHosts } from './refuse-foreign-hosts.ts';
export { refuseLarge } from './refuse-large.ts';
export { refuseUnreadable } from './refuse-unreadable.ts';
export { refuseUnsupported } from './refuse-unsupported.ts';
export { commonSecurityHeaders } from './security-headers.ts';
export { addressOfUnrouted, trustedProxies } from './trusted-proxies.ts';
