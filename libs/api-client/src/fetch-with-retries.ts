import { waitBefore } from './wait-before.ts';

type Fetch = (request: Request) => Promise<Response>;

export interface RetryOptions {
  /** Attempts after the first. Default: 2. */
  retries?: number;
  /** In milliseconds. A response that asks for a longer wait is returned immediately. Default: one minute. */
  maxWaitMs?: number;
  /** Sends a request. Default: the global `fetch`. */
  fetch?: Fetch;
}

/** A repeat has the same effect as one request (RFC 9110, 9.2.2). */
const idempotentMethods = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'];
/** The request had no effect. */
const refusedStatuses = [409, 429];
/** The request may have had an effect. */
const unknownStatuses = [502, 503, 504];

const isRepeatable = ({ method, headers }: Request): boolean =>
  idempotentMethods.includes(method) || headers.has('idempotency-key');

function mayRepeat(request: Request, { status, headers }: Response): boolean {
  if (refusedStatuses.includes(status)) return headers.has('retry-after');
  return unknownStatuses.includes(status) && isRepeatable(request);
}

/**
 * Creates a `fetch` that repeats requests, for the option `fetch` of `createApiClient`. It waits as long as
 * `Retry-After` asks, or longer before each attempt. It repeats after 409 and 429 with `Retry-After`. It also repeats
 * after a broken connection and after 502, 503 and 504, if a repeat does no harm. That is the case for GET, PUT,
 * DELETE, and requests with an `Idempotency-Key`.
 * @throws the error of the last attempt when it got no response, or the abort reason of the request
 */
export function fetchWithRetries({
  retries = 2,
  maxWaitMs = 60_000,
  fetch: send = (request) => fetch(request),
}: RetryOptions = {}): Fetch {
  return async (request) => {
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt >= retries;
      let response: Response | undefined;
      try {
        response = await send(isLast ? request : request.clone());
        if (isLast || !mayRepeat(request, response)) return response;
      } catch (error) {
        if (isLast || request.signal.aborted || !isRepeatable(request)) throw error;
      }
      const waitMs = waitBefore(attempt, response?.headers.get('retry-after'));
      if (response && waitMs > maxWaitMs) return response;
      // Nobody reads the body, and an open body keeps its connection. The retry does not wait for the cancellation.
      void response?.body?.cancel().catch(() => undefined);
      await pause(Math.min(waitMs, maxWaitMs), request.signal);
    }
  };
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, ms);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });
