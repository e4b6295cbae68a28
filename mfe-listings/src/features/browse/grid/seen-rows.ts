import type { VirtualItem } from '@tanstack/react-virtual';

/** The rows that are in the grid already, with their heights. Their first elements have the row number as data-index. */
export function seenRows(grid: HTMLElement | null): VirtualItem[] {
  const starts = [...(grid?.querySelectorAll<HTMLElement>('[data-index]') ?? [])];
  return starts.flatMap((element, index) => {
    const { top, height } = element.getBoundingClientRect();
    const start = top + window.scrollY;
    // A hidden page measures nothing.
    return height > 0 ? [{ index, key: index, start, size: height, end: start + height, lane: 0 }] : [];
  });
}
