import { groupDigits, pagePaths } from '@roommate/contracts';
import { useSearchParams } from '@roommate/shell-api';
import { Button, Notice, useHydrated } from '@roommate/ui';
import { useRef } from 'react';
import { loadedCount } from '../batches/known-batches.ts';
import { CURSOR_PARAMETER, FIRST_CURSOR } from '../batches/batch.ts';
import type { Batches } from '../batches/use-batches.ts';
import styles from './load-status.module.css';
import { useDebounced } from './use-debounced.ts';

/** The page of the same search that starts at a cursor. */
const pageAfter = (query: URLSearchParams, cursor: string): string => {
  const next = new URLSearchParams(query);
  next.set(CURSOR_PARAMETER, cursor);
  return `${pagePaths.browse}?${next}`;
};

interface LoadStatusProps {
  batches: Batches;
  total: number | undefined;
}

/** Screen readers must not announce every scroll step, so a new count waits for this time. */
const SETTLE_MS = 1000;

const listingsText = (count: number): string =>
  `${groupDigits(count)} ${count === 1 ? 'listing' : 'listings'}`;

/** The number of shown listings, with a button to load more or to try again after an error. */
export function LoadStatus({ batches, total }: LoadStatusProps) {
  const { known, isFailed, isLoadingMore, loadMore } = batches;
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const shown = loadedCount(known);
  const all = known.end ? undefined : (known.count ?? total);
  const hasMore = known.count === undefined || known.end === 'failure';
  const text = useDebounced(
    all === undefined
      ? `Showing ${listingsText(shown)}`
      : `Showing ${groupDigits(shown)} of ${listingsText(Math.max(all, shown))}`,
    SETTLE_MS,
  );
  const status = useRef<HTMLDivElement>(null);
  const retry = (): void => {
    // The button disappears, so this element takes the focus. Otherwise it would move to the top of the page.
    status.current?.focus({ preventScroll: true });
    batches.retry();
  };
  return (
    <div ref={status} tabIndex={-1} className={isFailed ? styles.failed : styles.status}>
      {isFailed && (
        <Notice tone="offline">
          <span className={styles.row}>
            Some listings could not be loaded.
            <Button size="small" onClick={retry}>
              Try Again
            </Button>
          </span>
        </Notice>
      )}
      {!isFailed && hasMore && (
        // Not disabled while it loads, because a disabled button loses the focus.
        <Button variant="secondary" className={styles.more} aria-busy={isLoadingMore} onClick={loadMore}>
          {isLoadingMore ? 'Loading more...' : 'Load more'}
        </Button>
      )}
      {known.count === undefined && (
        // Crawlers that run scripts follow it too. They press no button.
        <a
          rel="next"
          className={styles.next}
          hidden={isHydrated}
          href={pageAfter(query, known.cursors.at(-1) ?? FIRST_CURSOR)}
        >
          Next page
        </a>
      )}
      <p className={styles.count} role="status">
        {text}
      </p>
    </div>
  );
}
