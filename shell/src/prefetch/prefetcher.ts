import type { RouteObject } from '@roommate/shell-api';
import { matchRoutes } from 'react-router-dom';
import { isPageHandle } from '../remotes/is-page-handle.ts';
import type { RemoteCatalogue } from '../remotes/remote-catalogue.ts';

/** A second intent within this time prefetches nothing. */
const AGAIN_AFTER_MS = 10_000;

export interface Prefetcher {
  /** Loads the code of a page. */
  code: (page: URL) => void;
  /**
   * Loads the code of a page, and the data that it shows first. A page that has begun to load within `againAfterMs` does not
   * load again.
   * @returns whether the page has asked for data, after both, as far as the page tells their end
   */
  page: (page: URL, againAfterMs?: number) => Promise<boolean>;
}

/** Imports the code of a page. The bundler loads it once, so that the visit finds it. */
const load = ({ lazy }: RouteObject): unknown => (typeof lazy === 'function' ? lazy() : undefined);

/**
 * Creates what loads pages before the visitor opens them. A failure shows nothing: the visit tries again, and reports it.
 * @param routes of the shell itself
 */
export function createPrefetcher(
  catalogue: Pick<RemoteCatalogue, 'prefetchRoutes'>,
  routes: RouteObject[],
): Prefetcher {
  const done = new Map<string, number>();

  const isNew = (key: string, againAfterMs: number): boolean => {
    const isRecent = performance.now() - (done.get(key) ?? -Infinity) < againAfterMs;
    if (!isRecent) done.set(key, performance.now());
    return !isRecent;
  };

  const prefetch = async (key: string, page: URL, withData: boolean): Promise<boolean> => {
    const remoteRoutes = await catalogue.prefetchRoutes(page.pathname);
    if (remoteRoutes === 'refused') {
      // After a sign-in, the page may load ahead.
      done.delete(key);
      return false;
    }
    const matches = matchRoutes(remoteRoutes ?? routes, page.pathname) ?? [];
    const loading = matches.map(({ route }) => load(route));
    const count = loading.length;
    if (withData) {
      for (const { route, params } of matches) {
        const request = new Request(page);
        if (isPageHandle(route.handle)) loading.push(route.handle.prefetch({ params, request }));
      }
    }
    if ((await Promise.all(loading)).includes(false)) {
      done.delete(key);
      return false;
    }
    return loading.length > count;
  };

  const start = (key: string, againAfterMs: number, page: URL, withData: boolean): Promise<boolean> =>
    isNew(key, againAfterMs)
      ? prefetch(key, page, withData).catch(() => {
          done.delete(key);
          return withData;
        })
      : Promise.resolve(false);
  return {
    code: (page) => void start(page.pathname, Infinity, page, false),
    page: (page, againAfterMs = AGAIN_AFTER_MS) => start(page.href, againAfterMs, page, true),
  };
}
