import type { createBrowserRouter } from '@roommate/shell-api';

/** The files of a page that the browser has already run in less time, also on a slow phone. */
const LATEST_MS = 500;

/**
 * Waits until the router has its first page, so that React renders the page at once. The HTML has a skeleton meanwhile. React
 * would take a quarter of the time to render the same skeleton again. Later than in half a second, it does so.
 */
export const initialized = (router: ReturnType<typeof createBrowserRouter>): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LATEST_MS);
    router.subscribe((state) => {
      if (state.initialized) resolve();
    });
  });
