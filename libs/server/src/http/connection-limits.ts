const HEADERS_MS = 15_000;
const REQUEST_MS = 30_000;
const SILENCE_MS = 60_000;
const CHECK_EVERY_MS = 5_000;

interface ConnectionLimits {
  /** Time limit for the headers of a request, in milliseconds. */
  headersMs?: number;
  /** Time limit for a whole request with its body, in milliseconds. */
  requestMs?: number;
  /** Time limit without any transfer on a connection, such as when a client does not read the response. */
  silenceMs?: number;
  /** Interval of the checks for late requests, in milliseconds. */
  checkEveryMs?: number;
}

/**
 * Returns options of Fastify against clients that occupy connections by being slow. Fastify's defaults wait forever for
 * a body and for a reader. A request of 64 KB may arrive at 2 KB per second.
 */
export const connectionLimits = ({
  headersMs = HEADERS_MS,
  requestMs = REQUEST_MS,
  silenceMs = SILENCE_MS,
  checkEveryMs = CHECK_EVERY_MS,
}: ConnectionLimits = {}) => ({
  connectionTimeout: silenceMs,
  requestTimeout: requestMs,
  http: {
    headersTimeout: headersMs,
    connectionsCheckingInterval: checkEveryMs,
    // refuseUnsupported() requires it, with problem details.
    requireHostHeader: false,
  },
});
