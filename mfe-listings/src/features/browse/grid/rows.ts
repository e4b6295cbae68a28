import type { GridLayout, ScrollPosition } from '../scroll-position/scroll-position.ts';

/** Listings rendered above and below the screen, for fast scrolling and for the Tab key. */
export const OVERSCAN = 8;

/** Which listings to render, and the space of the others. */
export interface ListingRows {
  columns: number;
  /** Indexes of the listings to render: from, up to but not including, to. */
  from: number;
  to: number;
  /** px of the rows before and after those. */
  before: number;
  after: number;
  /** Ref for the first element of each row, which has the row number as data-index. */
  measureRow?: (element: HTMLElement | null) => void;
}

/**
 * The rows around a position, all of the same height. They serve until the code that measures them and follows the
 * visitor has loaded.
 * @param count the number of listings with a place in the list
 * @param shown the number of listings to render from the position on
 */
export function rowsAt(
  { index, rowHeight }: ScrollPosition,
  { columns, gap }: GridLayout,
  count: number,
  shown: number,
): ListingRows {
  const all = Math.ceil(count / columns);
  const first = Math.max(0, Math.floor((index - OVERSCAN) / columns));
  const end = Math.min(all, Math.ceil((index + shown) / columns));
  const height = rowHeight + gap;
  return {
    columns,
    from: first * columns,
    to: Math.min(count, end * columns),
    before: first * height,
    after: Math.max(0, all - end) * height,
  };
}

export const sameRows = (a: ListingRows | undefined, b: ListingRows): boolean =>
  a?.columns === b.columns &&
  a.from === b.from &&
  a.to === b.to &&
  a.before === b.before &&
  a.after === b.after &&
  a.measureRow === b.measureRow;
