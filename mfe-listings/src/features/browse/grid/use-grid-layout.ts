import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { GridLayout } from '../scroll-position/scroll-position.ts';

function measure(grid: HTMLElement): GridLayout {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const widths = gridTemplateColumns.match(/[\d.]+px/g) ?? [];
  return {
    columns: Math.max(1, widths.length),
    gap: Number.parseFloat(rowGap) || 0,
    top: Math.round(grid.getBoundingClientRect().top + window.scrollY),
  };
}

const same = (a: GridLayout, b: GridLayout): boolean =>
  a.columns === b.columns && a.gap === b.gap && a.top === b.top;

/**
 * Measures the grid's layout, also after a change of the page's size or of anything above the grid.
 * @param initial the layout until the first measurement
 */
export function useGridLayout(grid: RefObject<HTMLElement | null>, initial: GridLayout): GridLayout {
  const [layout, setLayout] = useState(initial);
  const columns = useRef(initial.columns);

  useLayoutEffect(() => {
    const update = (): void => {
      if (!grid.current) return;
      const measured = measure(grid.current);
      const apply = (): void => setLayout((current) => (same(current, measured) ? current : measured));
      // Only other columns change what the screen shows. Anything else must not delay the first paint of the page.
      if (measured.columns === columns.current) startTransition(apply);
      else apply();
      columns.current = measured.columns;
    };
    update();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid]);

  return layout;
}
