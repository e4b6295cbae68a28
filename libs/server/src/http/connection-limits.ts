/** Milliseconds. */
const HEADERS_MS = 15_000;
const REQUEST_MS = 30_000;
const SILENCE_MS = 60_000;
const CHECK_EVERY_MS = 5_000;

export interface ConnectionLimits {
  /** How long the headers of a request may take, in milliseconds. */
  headersMs?: number;
  /** How long a request may take to arrive, with its body. */
  requestMs?: number;
  /** How long nothing may move on a connection, such as when the receiver of an answer does not read it. */
  silenceMs?: number;
  /** How often requests that are late are looked for. */
  checkEveryMs?: number;
}

/**
 * Options of fastify by which nobody holds a connection by being slow on purpose; fastify's own defaults wait for a body
 * and for a reader for ever. A request of 64 KB may come at 2 KB a second.
 */
export const connectionLimits = ({
  headersMs = HEADERS_MS,
  requestMs = REQUEST_MS,
  silenceMs = SILENCE_MS,
  checkEveryMs = CHECK_EVERY_MS,
}: ConnectionLimits = {}) => ({
  connectionTimeout: silenceMs,
  requestTimeout: requestMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: checkEveryMs },
});
