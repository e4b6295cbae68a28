import type { createBrowserRouter } from '@roommate/shell-api';

/** Even a slow phone runs the files of a page within this time once it has them. */
const LATEST_MS = 500;

/**
 * Waits until the router has its first page, so that React renders the page at once. The HTML shows a skeleton meanwhile. To
 * render the same skeleton with React would take a sixth of the time until the page shows. After half a second, React does.
 */
export const waitForFirstPage = (router: ReturnType<typeof createBrowserRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(end, LATEST_MS);
    const unsubscribe = router.subscribe((state) => {
      if (state.initialized) end();
    });
  });
