import {
  measureElement,
  useWindowVirtualizer,
  windowScroll,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { GridLayout } from '../scroll-position/scroll-position.ts';
import type { PositionTracker } from '../scroll-position/position-tracker.ts';
import { OVERSCAN, type ListingRows } from './rows.ts';
import { seenRows } from './seen-rows.ts';

interface RowFollowerProps {
  grid: RefObject<HTMLElement | null>;
  tracker: PositionTracker;
  layout: GridLayout;
  /** The number of listings with a place in the list. */
  count: number;
  onRows: (rows: ListingRows) => void;
}

/**
 * Follows the visitor. It calculates the listings to render around the screen and the space of the others. It tracks
 * the visitor's position. It shows nothing itself, so that its code can load while the first listings show. It must come
 * after the grid, whose rows it measures first: none of them may move when it starts.
 */
export function RowFollower(props: RowFollowerProps) {
  const { grid, tracker } = props;
  const [seen, setSeen] = useState<Seen>();
  useLayoutEffect(() => {
    const rows = tracker.position.index === 0 ? seenRows(grid.current) : [];
    const height = rows[0]?.size;
    if (height) tracker.update({ rowHeight: height, meanHeight: height });
    // eslint-disable-next-line react-hooks/set-state-in-effect -- it needs the height of rows that are in the page
    setSeen({ rows, screen: { width: window.innerWidth, height: window.innerHeight } });
  }, [grid, tracker]);
  return seen && <FollowedRows {...props} seen={seen} />;
}

/** The rows and the size of the screen from before this code loaded. */
interface Seen {
  rows: VirtualItem[];
  /** px */
  screen: { width: number; height: number };
}

function FollowedRows({ grid, tracker, layout, count, onRows, seen }: RowFollowerProps & { seen: Seen }) {
  const { columns, gap, top } = layout;
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: Math.ceil(count / columns),
    estimateSize: () => tracker.position.rowHeight,
    // A hidden page measures nothing.
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) || tracker.position.rowHeight,
    overscan: Math.ceil(OVERSCAN / columns),
    gap,
    scrollMargin: top,
    initialMeasurementsCache: seen.rows,
    // Without it no row is on the screen at first, and all cards would be replaced.
    initialRect: seen.screen,
    initialOffset: () => (tracker.position.index === 0 ? window.scrollY : tracker.position.scrollY),
    scrollToFn: (offset, options, instance) => {
      // A page that is there already must not stop to scroll.
      if (offset + (options.adjustments ?? 0) !== window.scrollY) windowScroll(offset, options, instance);
    },
  });

  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];

  // Unseen rows get the height of the seen ones. So the height of the page and the user's position stay the same.
  const hasRows = rows.length > 0;
  const measuredColumns = useRef(seen.rows.length > 0 ? columns : tracker.position.layout.columns);
  useLayoutEffect(() => {
    // A restored position needs the height that it was saved with.
    const isRestored = tracker.position.index > 0 && measuredColumns.current === columns;
    const height = grid.current?.querySelector('li')?.offsetHeight;
    if (isRestored || !height || height === tracker.position.rowHeight) return;
    tracker.update({ rowHeight: height, meanHeight: height });
    virtualizer.measure();
  }, [grid, tracker, virtualizer, columns, hasRows]);

  useLayoutEffect(() => {
    if (measuredColumns.current === columns) return;
    measuredColumns.current = columns;
    virtualizer.measure();
    if (tracker.position.index > 0) {
      virtualizer.scrollToIndex(Math.floor(tracker.position.index / columns), { align: 'start' });
    }
  }, [tracker, virtualizer, columns]);

  const track = useEffectEvent(() => {
    const { scrollY } = window;
    const item = scrollY > 0 ? virtualizer.getVirtualItemForOffset(scrollY) : undefined;
    const row = item?.index ?? 0;
    const meanHeight = item && row > 0 ? (item.start - top) / row - gap : tracker.position.rowHeight;
    tracker.update({ scrollY, layout, index: row * columns, meanHeight });
  });
  // A layout effect, so that tracking stops before the next page scrolls.
  useLayoutEffect(() => {
    window.addEventListener('scroll', track, { passive: true });
    return () => window.removeEventListener('scroll', track);
  }, []);

  useLayoutEffect(() =>
    onRows({
      columns,
      from: (first?.index ?? 0) * columns,
      to: Math.min(count, ((last?.index ?? -1) + 1) * columns),
      before: first ? first.start - top : virtualizer.getTotalSize(),
      after: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
      measureRow: virtualizer.measureElement,
    }),
  );
  return null;
}
