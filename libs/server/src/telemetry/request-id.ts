import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** IDs that are safe to log and to send back. */
const ID = /^[\w-]{8,64}$/;

/** Returns the ID in X-Request-Id, or else a new one. So a request can be traced through proxies. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && ID.test(given) ? given : randomUUID();
}
