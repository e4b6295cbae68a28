import type { createBrowserRouter } from '@roommate/shell-api';
import { sendWhenPossible } from '../offline/send-when-possible.ts';
import type { Senders } from '../offline/senders.ts';
import { visits } from '../offline/visits.ts';
import { prefetchInView } from '../prefetch/prefetch-in-view.ts';
import { prefetchLogin } from '../prefetch/prefetch-login.ts';
import type { Prefetcher } from '../prefetch/prefetcher.ts';
import { warmUpNavigation } from '../prefetch/warm-up-navigation.ts';
import { fadeBetweenPages } from './page-transitions.ts';
import { savePositionsWhenHidden } from './save-positions-when-hidden.ts';

/** Starts what a page needs only after it shows. Its arguments are few, because the first file of the shell names them. */
export function startAfterPage(
  router: ReturnType<typeof createBrowserRouter>,
  senders: Senders,
  prefetcher: Prefetcher,
  isGuarded: (pathname: string) => boolean,
): void {
  savePositionsWhenHidden();
  visits.note(router);
  sendWhenPossible(senders);
  fadeBetweenPages(router);
  void warmUpNavigation();
  prefetchInView(prefetcher);
  prefetchLogin(prefetcher, isGuarded);
}
