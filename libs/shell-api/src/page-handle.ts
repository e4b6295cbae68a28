import type { LoaderFunctionArgs } from './router.ts';

type PageOfRoute = Pick<LoaderFunctionArgs, 'params' | 'request'>;

/**
 * The `handle` of a route whose data can load before the visitor opens the page. The shell calls `prefetch` when somebody
 * is about to follow a link to the page. A route without it still has its code loaded then.
 */
export interface PageHandle {
  /**
   * Loads what the page shows first into a cache. It must not throw, and must change nothing on the server.
   * @returns a promise when the end of the load is known; the shell then waits before it loads another page of the screen.
   * False, or a promise of it, if it loads nothing now: the next intent tries again. A page whose promise rejects is tried
   * again, too, but counts as a page of the screen.
   */
  prefetch: (page: PageOfRoute) => unknown;
  /**
   * Whether the page has its data in a cache. Then a link without a connection opens it with these data. Otherwise the
   * stored copy shows, which can be older and has nothing of the person. It must not throw.
   */
  hasData?: (page: PageOfRoute) => boolean;
}
