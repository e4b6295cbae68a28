import { pagePaths } from '@roommate/contracts';
import { sessionStore } from '@roommate/shell-api';
import { savesData } from '../network/connection.ts';
import { onIntent } from './on-intent.ts';
import type { Prefetcher } from './prefetcher.ts';

/**
 * Loads the code of the login page when a visitor turns to the link of a page for signed-in people. The link leads
 * there: docs/decisions/0265-prefetch-on-intent.md.
 */
export function prefetchLogin({ code }: Prefetcher, isGuarded: (pathname: string) => boolean): void {
  onIntent(({ pathname }) => {
    const isVisitor = sessionStore.getState().status === 'signed-out';
    if (isVisitor && isGuarded(pathname) && !savesData()) code(new URL(pagePaths.login, location.origin));
  });
}
