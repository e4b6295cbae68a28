import type { LoaderFunctionArgs } from './router.ts';

/**
 * The `handle` of a route whose data can load before the visitor opens the page. The shell calls `prefetch` when somebody
 * is about to follow a link to the page. A route without it still has its code loaded then.
 */
export interface PageHandle {
  /** Loads what the page shows first into a cache. It must not throw, and must change nothing on the server. */
  prefetch: (page: Pick<LoaderFunctionArgs, 'params' | 'request'>) => void;
}
