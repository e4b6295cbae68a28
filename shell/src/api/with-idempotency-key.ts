import { newIdempotencyKey } from '@roommate/shell-api';
import { IDEMPOTENCY_KEY } from '../network/idempotency-key.ts';
import type { Fetch } from './fetch.ts';

const BUSY_PAUSE_MS = 1000;
const BUSY_TRIES = 5;

/** The time at which a form was sent is not part of its content. */
async function contentOf(request: Request): Promise<string> {
  const body = JSON.parse(await request.clone().text(), (name, value: unknown) =>
    name === 'timestamp' ? undefined : value,
  ) as unknown;
  return `${request.url} ${JSON.stringify(body)}`;
}

async function isBusy(response: Response): Promise<boolean> {
  if (response.status !== 409) return false;
  // A proxy may respond with a page of its own.
  const problem = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null;
  return problem?.code === 'request_in_progress';
}

/**
 * Makes every POST count once, however often it is sent. `withRetry` repeats it after a broken connection. A person
 * can click the button again after a failure. The key stays the same until the outcome is known. A page may set its own
 * key, to repeat a request after a reload. The second of two simultaneous requests waits for the response to the first.
 */
export function withIdempotencyKey(next: Fetch): Fetch {
  const unresolved = new Map<string, string>();
  return async (request) => {
    if (request.method !== 'POST') return next(request);
    const content = await contentOf(request);
    const key = request.headers.get(IDEMPOTENCY_KEY) ?? unresolved.get(content) ?? newIdempotencyKey();
    unresolved.set(content, key);
    request.headers.set(IDEMPOTENCY_KEY, key);
    for (let tries = 1; ; tries += 1) {
      const response = await next(request);
      const busy = await isBusy(response);
      // A refusal did nothing. After any other failure the request may have been carried out.
      if (!busy && response.status < 500) unresolved.delete(content);
      if (!busy || tries === BUSY_TRIES) return response;
      await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));
      request.signal.throwIfAborted();
    }
  };
}
