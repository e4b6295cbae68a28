import type { RouteObject } from '@roommate/shell-api';
import { matchRoutes } from 'react-router-dom';
import { isPageHandle } from '../remotes/is-page-handle.ts';
import type { RemoteCatalogue } from '../remotes/remote-catalogue.ts';

/** A second intent within this time prefetches nothing. */
const AGAIN_AFTER_MS = 10_000;

interface Prefetcher {
  /** Loads the code of a page. */
  code: (page: URL) => void;
  /** Loads the code of a page, and the data that it shows first. */
  page: (page: URL) => void;
}

/** Imports the code of a page. The bundler loads it once, so that the visit finds it. */
const load = ({ lazy }: RouteObject): unknown => (typeof lazy === 'function' ? lazy() : undefined);

/**
 * Loads pages before the visitor opens them. A failure shows nothing: the visit tries again, and reports it.
 * @param routes of the shell itself
 */
export function prefetcher(catalogue: Pick<RemoteCatalogue, 'ahead'>, routes: RouteObject[]): Prefetcher {
  const done = new Map<string, number>();

  const isNew = (key: string, againAfterMs: number): boolean => {
    const isRecent = performance.now() - (done.get(key) ?? -Infinity) < againAfterMs;
    if (!isRecent) done.set(key, performance.now());
    return !isRecent;
  };

  const prefetch = async (key: string, page: URL, withData: boolean): Promise<void> => {
    const ahead = await catalogue.ahead(page.pathname);
    if (ahead === 'refused') {
      // After a sign-in, the page may load ahead.
      done.delete(key);
      return;
    }
    const matches = matchRoutes(ahead ?? routes, page.pathname) ?? [];
    const loading = matches.map(({ route }) => load(route));
    if (withData) {
      for (const { route, params } of matches) {
        if (isPageHandle(route.handle)) route.handle.prefetch({ params, request: new Request(page) });
      }
    }
    await Promise.all(loading);
  };

  const start = (key: string, page: URL, withData: boolean): void => {
    prefetch(key, page, withData).catch(() => done.delete(key));
  };
  return {
    code: (page) => {
      if (isNew(page.pathname, Infinity)) start(page.pathname, page, false);
    },
    page: (page) => {
      if (isNew(page.href, AGAIN_AFTER_MS)) start(page.href, page, true);
    },
  };
}
