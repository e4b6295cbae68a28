import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What may be logged and sent back as it came. */
const ID = /^[\w-]{8,64}$/;

/** The request's own id, X-Request-Id, so that one can be followed through proxies; else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && ID.test(given) ? given : randomUUID();
}
