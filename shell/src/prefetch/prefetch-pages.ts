import type { RouteObject } from '@roommate/shell-api';
import { savesData } from '../network/connection.ts';
import type { RemoteCatalogue } from '../remotes/remote-catalogue.ts';
import { onIntent } from './on-intent.ts';
import { createPrefetcher, type Prefetcher } from './prefetcher.ts';

/**
 * Loads the next page as soon as the visitor turns to its link, but not for people who save data:
 * docs/decisions/0265-prefetch-on-intent.md.
 * @returns what loads the pages of links in view later
 */
export function prefetchPages(catalogue: RemoteCatalogue, routes: RouteObject[]): Prefetcher {
  const prefetcher = createPrefetcher(catalogue, routes);
  onIntent((next) => {
    if (!savesData()) void prefetcher.page(next);
  });
  return prefetcher;
}
