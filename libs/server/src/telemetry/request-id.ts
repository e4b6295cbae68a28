import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** IDs that are safe to log and to send back. */
const ID = /^[\w-]{8,64}$/;

/** The ID in X-Request-Id, so that a request can be traced through proxies, or else a new ID. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && ID.test(given) ? given : randomUUID();
}
