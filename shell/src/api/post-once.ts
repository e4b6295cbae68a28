import { ApiError, type ApiRequest } from '@roommate/shell-api';
import { RepeatKeys } from './repeat-keys.ts';
import type { SentRequest } from './send.ts';

const BUSY_PAUSE_MS = 1000;
const BUSY_TRIES = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'request_in_progress';

/** A refusal did nothing; after any other failure it may have been done. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && !isBusy(error);

/**
 * Makes every POST count once however often it is sent: by the shell after a connection that broke, or by somebody who
 * presses the button again after a failure. The second of two at once waits for the answer of the first.
 */
export function postOnce() {
  const keys = new RepeatKeys();
  return async <T>(
    path: string,
    request: ApiRequest,
    call: (sent: SentRequest) => Promise<T>,
  ): Promise<T> => {
    if (request.method !== 'POST') return call(request);
    const sent = { ...request, idempotencyKey: keys.of(path, request.body) };
    for (let tries = 1; ; tries += 1) {
      try {
        const answer = await call(sent);
        keys.answered(path, request.body);
        return answer;
      } catch (error) {
        if (isRefusal(error)) keys.answered(path, request.body);
        if (!isBusy(error) || tries === BUSY_TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));
        request.signal?.throwIfAborted();
      }
    }
  };
}
