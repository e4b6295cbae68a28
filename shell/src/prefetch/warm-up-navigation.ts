import { createBrowserRouter, type RouteObject } from '@roommate/shell-api';

const nothing = (): void => undefined;

/** A window with the URL of the page. What a router does to it has no effect. */
const inertWindow = (): Window =>
  // A router uses no more of a window: react-router, getUrlBasedHistory.
  ({
    location,
    history: { state: { idx: 0 }, pushState: nothing, replaceState: nothing },
    addEventListener: nothing,
    removeEventListener: nothing,
  }) as unknown as Window;

/**
 * Navigates in a router that shows nothing, so that the browser compiles this code before the first click on a link. On a
 * slow phone, compilation takes a fifth of the time that a prefetched page has: docs/decisions/0265-prefetch-on-intent.md.
 * It waits until the page is idle. Safari has no idle callbacks. There, the first click compiles the code.
 */
export async function warmUpNavigation(): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return;
  await new Promise((resolve) => requestIdleCallback(resolve));
  // As for a page of a remote: it is discovered, and has a middleware and a loader.
  const page: RouteObject = { path: '*', middleware: [async (_, next) => next()], loader: () => null };
  const router = createBrowserRouter([{ id: 'pages', children: [] }], {
    window: inertWindow(),
    patchRoutesOnNavigation: ({ patch }) => patch('pages', [page]),
  });
  await router.navigate(location.pathname);
  router.dispose();
}
