import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useHydrated } from '@roommate/ui';
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { BATCH_SIZE } from '../batches/batch-query.ts';
import type { PlaceTracker } from '../place/place-tracker.ts';
import { useGridLayout } from './use-grid-layout.ts';

/** Listings rendered above and below the screen, for fast scrolling and for the Tab key. */
const OVERSCAN = 8;

/** A server renders the whole first batch, so that the page is complete without JavaScript. */
const SERVER_ROWS = BATCH_SIZE - OVERSCAN;

interface ListingRows {
  columns: number;
  /** Indexes of the listings to render: from, up to but not including, to. */
  from: number;
  to: number;
  /** px of the rows before and after those. */
  before: number;
  after: number;
  /** Ref for the first element of each row, which has the row number as data-index. */
  measureRow: (element: HTMLElement | null) => void;
}

/**
 * Calculates the listings to render around the screen and the space of the others. It also tracks the user's place.
 * @param count the number of listings with a place in the list
 */
export function useListingRows(
  grid: RefObject<HTMLElement | null>,
  tracker: PlaceTracker,
  count: number,
): ListingRows {
  const layout = useGridLayout(grid, tracker.place.layout);
  const { columns, gap, top } = layout;
  const hydrated = useHydrated();
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: Math.ceil(count / columns),
    estimateSize: () => tracker.place.rowHeight,
    // A hidden page measures nothing.
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) || tracker.place.rowHeight,
    overscan: Math.ceil(OVERSCAN / columns),
    gap,
    scrollMargin: top,
    initialOffset: tracker.place.scrollY,
    ...(!hydrated && { initialRect: { width: 0, height: SERVER_ROWS * tracker.place.rowHeight } }),
  });

  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];

  // Unseen rows get the height of the seen ones, so the height of the page and the user's place stay the same.
  const hasRows = rows.length > 0;
  const measuredColumns = useRef(tracker.place.layout.columns);
  useLayoutEffect(() => {
    // A restored place needs the height that it was saved with.
    const isRestored = tracker.place.index > 0 && measuredColumns.current === columns;
    const height = grid.current?.querySelector('li')?.offsetHeight;
    if (isRestored || !height || height === tracker.place.rowHeight) return;
    tracker.update({ rowHeight: height, meanHeight: height });
    virtualizer.measure();
  }, [grid, tracker, virtualizer, columns, hasRows]);

  useLayoutEffect(() => {
    if (measuredColumns.current === columns) return;
    measuredColumns.current = columns;
    virtualizer.measure();
    if (tracker.place.index > 0) {
      virtualizer.scrollToIndex(Math.floor(tracker.place.index / columns), { align: 'start' });
    }
  }, [tracker, virtualizer, columns]);

  const track = useEffectEvent(() => {
    const { scrollY } = window;
    const item = scrollY > 0 ? virtualizer.getVirtualItemForOffset(scrollY) : undefined;
    const row = item?.index ?? 0;
    const meanHeight = item && row > 0 ? (item.start - top) / row - gap : tracker.place.rowHeight;
    tracker.update({ scrollY, layout, index: row * columns, meanHeight });
  });
  // A layout effect, so that tracking stops before the next page scrolls.
  useLayoutEffect(() => {
    window.addEventListener('scroll', track, { passive: true });
    return () => window.removeEventListener('scroll', track);
  }, []);

  return {
    columns,
    from: (first?.index ?? 0) * columns,
    to: Math.min(count, ((last?.index ?? -1) + 1) * columns),
    before: first ? first.start - top : virtualizer.getTotalSize(),
    after: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
    measureRow: virtualizer.measureElement,
  };
}
