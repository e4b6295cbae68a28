import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { PrivateHostError, publicLookup } from './public-lookup.ts';
import { isPublicReceiver } from './public-receiver.ts';

/** From the first byte to the headers of the response. */
const TIMEOUT_MS = 10_000;

/** What became of an attempt: the status of a response, or the reason why there was none. */
export interface Outcome {
  status?: number;
  error?: string;
}

interface Post {
  headers: Record<string, string>;
  body: string;
  /** Whether a receiver on this machine or in a private network is allowed: only in development. */
  allowPrivate: boolean;
  /** Ends the attempt early. */
  signal: AbortSignal;
}

/**
 * Sends JSON to a URL that a user chose. Follows no redirect, and reads nothing of the response except its status. So
 * nobody can read internal services through it.
 */
export async function postJson(url: string, { headers, body, allowPrivate, signal }: Post): Promise<Outcome> {
  try {
    // A connection to an IP address does not look a name up.
    if (!allowPrivate && !isPublicReceiver(url)) throw new PrivateHostError();
    const send = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
    const attempt = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const sent = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      // A connection per attempt: receivers are many, and idle connections would be of no use.
      agent: false,
      signal: attempt,
      ...(!allowPrivate && { lookup: publicLookup }),
    });
    // An error after the response changes nothing. Without a listener it would end the process.
    sent.on('error', () => undefined).end(body);
    // After "101 Switching Protocols" there is no response event, and the signal of the request has no effect.
    sent.on('upgrade', (_response, socket) => socket.destroy());
    const [response] = (await Promise.race([
      once(sent, 'response', { signal: attempt }),
      once(sent, 'upgrade', { signal: attempt }),
    ])) as [IncomingMessage];
    response.on('error', () => undefined).destroy();
    return { status: response.statusCode ?? 0 };
  } catch (error) {
    return { error: reasonOf(error) };
  }
}

/** A short reason without addresses: it is shown to the owner of the webhook. */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const { name, code } = error as { name?: unknown; code?: unknown };
  if (name === 'AbortError' || name === 'TimeoutError') return 'timeout';
  return typeof code === 'string' ? code : String(name);
}
