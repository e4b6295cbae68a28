import type { RouteObject } from '@roommate/shell-api';
import { isFastLine, savesData } from '../network/connection.ts';
import type { RemoteCatalogue } from '../remotes/remote-catalogue.ts';
import { onIntent } from './on-intent.ts';
import { onLinkInView } from './on-link-in-view.ts';
import { prefetcher } from './prefetcher.ts';

/**
 * Loads the next page as soon as the visitor turns to its link. On fast connections it also loads the code behind all visible
 * links: docs/decisions/0265-prefetch-on-intent.md. It loads nothing ahead for people who save data.
 */
export function prefetchPages(catalogue: RemoteCatalogue, routes: RouteObject[]): void {
  const { page, code } = prefetcher(catalogue, routes);
  onIntent((next) => {
    if (!savesData()) page(next);
  });
  // Safari has no idle callbacks. It does not know the speed of the connection either.
  if (isFastLine() && 'requestIdleCallback' in globalThis) {
    onLinkInView((next) => {
      if (isFastLine()) code(next);
    });
  }
}
