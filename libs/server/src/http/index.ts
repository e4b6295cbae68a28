export { connectionLimits } from './connection-limits.ts';
export { drainConnections, GRACE_MS } from './drain-connections.ts';
export { type FieldError, problemDetails, sendProblem } from './problem-details.ts';
export { refuseUnreadable } from './refuse-unreadable.ts';
export { commonSecurityHeaders } from './security-headers.ts';
