import { Button, Notice } from '@roommate/ui';
import { useRef } from 'react';
import type { ListingPages, PagesState } from '../paging/listing-pages.ts';
import { knownCount } from '../paging/listing-page.ts';
import styles from './load-status.module.css';
import { useSettled } from './use-settled.ts';

interface LoadStatusProps {
  pages: ListingPages;
  state: PagesState;
  total: number | undefined;
}

/** Scrolling in steps is not worth a word each: the count is told once it has stood for this long. */
const SETTLE_MS = 1000;

/** How far one is, and a way on where loading by itself has failed or has not begun. It keeps to the screen's bottom. */
export function LoadStatus({ pages, state, total }: LoadStatusProps) {
  const shown = knownCount(state.pages);
  const all = state.next === undefined ? shown : total;
  const text = useSettled(
    all === undefined ? `Showing ${shown} listings` : `Showing ${shown} of ${Math.max(all, shown)} listings`,
    SETTLE_MS,
  );
  const place = useRef<HTMLDivElement>(null);
  const retry = (): void => {
    // The button goes away with the failure: the focus stays here instead of going back to the top of the page.
    place.current?.focus({ preventScroll: true });
    pages.retry();
  };
  const failed = state.tail === 'failed' || state.pages.some((page) => page.failed);
  return (
    <div ref={place} tabIndex={-1} className={failed ? styles.failed : styles.status}>
      {failed && (
        <Notice tone="offline">
          <span className={styles.row}>
            Some listings could not be loaded.
            <Button size="small" onClick={retry}>
              Try Again
            </Button>
          </span>
        </Notice>
      )}
      {!failed && state.next !== undefined && (
        // Not disabled while it loads: that would take the focus away.
        <Button variant="secondary" aria-busy={state.tail === 'loading'} onClick={pages.loadMore}>
          {state.tail === 'loading' ? 'Loading more...' : 'Load more'}
        </Button>
      )}
      <p className={styles.count} role="status">
        {text}
      </p>
    </div>
  );
}
