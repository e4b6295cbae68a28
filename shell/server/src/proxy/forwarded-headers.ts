import type { IncomingHttpHeaders } from 'node:http';
import { hasForwardedBody } from './forwarded-methods.ts';

// The API needs no browser cookies, and the site does not trust a client's claims about proxies.
const privateHeaders = ['cookie', 'forwarded', 'x-forwarded-for', 'x-real-ip'];
/**
 * They concern only the connection of the client (RFC 9110, 7.6.1). The library removes those that `Connection` names, and
 * undici refuses the others. Node has responded to `Expect: 100-continue` already.
 */
const connectionHeaders = [
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];
const bodyHeaders = ['content-length', 'content-type', 'transfer-encoding'];

const droppedFromWrite = new Set([...privateHeaders, ...connectionHeaders]);
const droppedFromRead = new Set([...droppedFromWrite, ...bodyHeaders]);

const droppedFromResponse = new Set(['connection', 'keep-alive']);

// A copy without some names. After `delete`, V8 handles an object slowly.
function without(dropped: ReadonlySet<string>, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const others: IncomingHttpHeaders = {};
  for (const name in headers) if (!dropped.has(name)) others[name] = headers[name];
  return others;
}

/** The headers of a response without those of the connection between site and API. The client has a connection of its own. */
export const forwardedToClient = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  without(droppedFromResponse, headers);

/** The headers that the API gets as they are, in a new object. */
export function forwardedHeaders(
  { method, headers: received }: { method: string; headers: IncomingHttpHeaders },
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const dropped = hasForwardedBody(method) ? droppedFromWrite : droppedFromRead;
  const forwarded = without(dropped, headers);
  if (dropped === droppedFromWrite && received['content-type'] === undefined)
    delete forwarded['content-type'];
  return forwarded;
}
