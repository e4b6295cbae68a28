/**
 * Wraps `run` so that it never runs twice at the same time. Calls made while it runs share one later run. The promise
 * of a call resolves after a run that began after the call.
 */
export function coalesce(run: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= current
      .catch(() => undefined) // The callers of that run have received its error.
      .then(() => {
        next = undefined;
        current = run();
        return current;
      });
    return next;
  };
}
