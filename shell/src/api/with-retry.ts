import { NetworkError } from '@roommate/shell-api';
import { IDEMPOTENCY_KEY } from '../network/idempotency-key.ts';
import type { Fetch } from './fetch.ts';

/** Until the body has been read to its end. */
const TIMEOUT_MS = 20_000;
const RETRY_PAUSE_MS = 400;

async function readWhole(next: Fetch, request: Request, timeout: AbortSignal): Promise<Response> {
  // AbortSignal.any needs Chrome 116.
  const either = new AbortController();
  for (const signal of [request.signal, timeout]) {
    if (signal.aborted) either.abort();
    signal.addEventListener('abort', () => either.abort(), { once: true, signal: either.signal });
  }
  try {
    const response = await next(new Request(request.clone(), { signal: either.signal }));
    const body = await response.text();
    return new Response(body === '' ? null : body, response);
  } catch (cause) {
    request.signal.throwIfAborted();
    throw new NetworkError({ cause });
  }
}

/**
 * Limits the time of a request. Sends it again when the connection broke, if a repeat does no harm. That is a GET, or
 * a request with an idempotency key.
 * @throws NetworkError without a response, or the caller's abort reason
 */
export const withRetry =
  (next: Fetch): Fetch =>
  async (request) => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    try {
      return await readWhole(next, request, timeout);
    } catch (error) {
      const isRepeatable = request.method === 'GET' || request.headers.has(IDEMPOTENCY_KEY);
      if (!isRepeatable || timeout.aborted || !(error instanceof NetworkError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
      return readWhole(next, request, AbortSignal.timeout(TIMEOUT_MS));
    }
  };
