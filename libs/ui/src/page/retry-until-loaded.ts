const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Ends early when the browser is online again. */
const pause = (ms: number, pauses?: Set<() => void>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      pauses?.delete(done);
      resolve();
    }
    addEventListener('online', done);
    pauses?.add(done);
  });

/**
 * Retries until the load succeeds, with growing pauses. Retries immediately when the browser is online again.
 * @param what begins the sentence in the log, such as `The sign-in module`
 * @param report gets each failure, such as `log.error` of `@roommate/shell-api`
 * @param pauses gets the function that ends a pause, for a visitor who asks for an attempt
 */
export async function retryUntilLoaded<T>(
  what: string,
  load: () => Promise<T>,
  report: (text: string, error: unknown) => void,
  pauses?: Set<() => void>,
): Promise<T> {
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(ms * 2, LONGEST_PAUSE_MS)) {
    try {
      return await load();
    } catch (error) {
      report(`${what} did not load; trying again.`, error);
      await pause(ms, pauses);
    }
  }
}
