import { sessionStore } from '@roommate/shell-api';
import { onCookieChange } from '../async/on-cookie-change.ts';
import { withTimeout } from '../async/with-timeout.ts';
import { connection } from '../network/connection.ts';
import { isFastConnection } from '../network/is-fast-connection.ts';
import { onLinkInView } from './on-link-in-view.ts';
import type { Prefetcher } from './prefetcher.ts';

/** A list has many links, and most of them are never opened. */
const PAGES_WITH_DATA = 4;
/** Somebody who reads the page for longer may find newer data behind its links. */
const AGAIN_AFTER_MS = 30_000;
/** The next page does not wait for longer. */
const WAIT_MS = 5000;

const idle = (): Promise<unknown> => new Promise((resolve) => requestIdleCallback(resolve));

/**
 * On a fast connection, loads the code behind all links in view. The first few pages also load their data, one after the
 * other: docs/decisions/0265-prefetch-on-intent.md.
 */
export function prefetchInView({ code, page }: Prefetcher): void {
  const current = connection();
  // Safari and Firefox do not tell the speed of the connection. Safari has no idle callbacks either.
  if (!current || !('requestIdleCallback' in globalThis)) return;
  let queue = Promise.resolve();
  let shown = { path: '', places: 0, seen: new Set<string>() };

  const loadData = async (next: URL, from: typeof shown): Promise<void> => {
    // The visitor can have opened another page meanwhile.
    const isWanted = (): boolean => location.pathname === from.path && from.places > 0 && isFastConnection();
    if (!isWanted()) return;
    await idle();
    if (!isWanted()) return;
    from.places -= 1;
    // A page without data, or whose data have just loaded, takes no place. One that fails does.
    if (!(await withTimeout(page(next, AGAIN_AFTER_MS), WAIT_MS, 'slow'))) from.places += 1;
  };

  const observeAgain = onLinkInView((next) => {
    if (!isFastConnection()) return;
    if (shown.path !== location.pathname)
      shown = { path: location.pathname, places: PAGES_WITH_DATA, seen: new Set() };
    code(next);
    // Each change of the page reports all its links again.
    if (shown.seen.has(next.href)) return;
    shown.seen.add(next.href);
    const from = shown;
    // A page that takes longer still loads.
    queue = queue.then(() => loadData(next, from)).catch(() => undefined);
  }, isFastConnection);
  // A connection that was slow can become fast, and the visitor can turn off the data saver.
  current.onchange = observeAgain;
  onCookieChange(observeAgain);
  // Pages for signed-in people have loaded nothing before the provider has confirmed the user.
  sessionStore.subscribe(() => {
    shown.seen.clear();
    observeAgain();
  });
}
