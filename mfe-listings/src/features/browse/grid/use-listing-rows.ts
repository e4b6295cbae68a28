import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { BrowseVisit } from '../visit/browse-visit.ts';
import { useGridLayout } from './use-grid-layout.ts';
import { useKeepPlace } from './use-keep-place.ts';

/** Listings rendered above and below the screen: fast enough scrolling, and something to tab on to. */
const OVERSCAN = 8;

interface ListingRows {
  columns: number;
  /** Indexes of the listings to render: from, up to but not including, to. */
  from: number;
  to: number;
  /** px of the rows before and after those. */
  before: number;
  after: number;
  /** Ref for the first element of each row, which carries the row's number as data-index. */
  measureRow: (element: HTMLElement | null) => void;
}

/**
 * Which listings to render for what is on the screen, and how much room the others take.
 * @param count how many listings have a place in the list
 */
export function useListingRows(
  grid: RefObject<HTMLElement | null>,
  visit: BrowseVisit,
  count: number,
): ListingRows {
  const layout = useGridLayout(grid, visit.place.layout);
  const { columns, gap, top } = layout;
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: Math.ceil(count / columns),
    estimateSize: () => visit.place.rowHeight,
    // A hidden page measures nothing.
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) || visit.place.rowHeight,
    overscan: Math.ceil(OVERSCAN / columns),
    gap,
    scrollMargin: top,
    initialOffset: visit.place.scrollY,
  });

  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];

  // Rows not seen yet are taken to be as high as those that are, so that the page's length and one's place hold.
  const hasRows = rows.length > 0;
  useLayoutEffect(() => {
    const height = grid.current?.querySelector('li')?.offsetHeight;
    if (!height || height === visit.place.rowHeight) return;
    visit.moveTo({ rowHeight: height });
    virtualizer.measure();
  }, [grid, visit, virtualizer, columns, hasRows]);

  const laidOut = useRef(visit.place.layout.columns);
  useLayoutEffect(() => {
    if (laidOut.current === columns) return;
    laidOut.current = columns;
    virtualizer.measure();
    if (visit.place.index > 0) {
      virtualizer.scrollToIndex(Math.floor(visit.place.index / columns), { align: 'start' });
    }
  }, [visit, virtualizer, columns]);

  const from = (first?.index ?? 0) * columns;
  const to = Math.min(count, ((last?.index ?? -1) + 1) * columns);
  useEffect(() => visit.pages.show(from, to), [visit, from, to]);
  useKeepPlace(visit, layout, (scrollY) => virtualizer.getVirtualItemForOffset(scrollY)?.index ?? 0);

  return {
    columns,
    from,
    to,
    before: first ? first.start - top : virtualizer.getTotalSize(),
    after: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
    measureRow: virtualizer.measureElement,
  };
}
