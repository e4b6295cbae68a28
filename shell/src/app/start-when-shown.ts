import type { createBrowserRouter } from '@roommate/shell-api';

/** The longest wait for the first page on a slow phone. The wait for an idle browser has the same limit. */
const LATEST_MS = 2500;

function whenIdle(start: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: LATEST_MS });
  else setTimeout(start, 0);
}

/** Runs `start` once the first page shows, so that its scripts do not share the connection and the processor with it. */
export function startWhenShown(router: ReturnType<typeof createBrowserRouter>, start: () => void): void {
  if (router.state.initialized) {
    // A page from the server shows already. React takes over first.
    whenIdle(start);
    return;
  }
  const begin = () => {
    clearTimeout(timer);
    unsubscribe();
    // React still has to render it.
    whenIdle(start);
  };
  const timer = setTimeout(begin, LATEST_MS);
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (initialized) begin();
  });
}
