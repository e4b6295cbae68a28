import { useLayoutEffect, useState, type RefObject } from 'react';

export interface GridLayout {
  columns: number;
  /** px between rows */
  gap: number;
  /** px from the document's top to the grid */
  top: number;
}

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
 * The grid's layout as its stylesheet makes it, kept up when the page or anything above the grid changes its size.
 * @param before what to go by until it is measured
 */
export function useGridLayout(grid: RefObject<HTMLElement | null>, before: GridLayout): GridLayout {
  const [layout, setLayout] = useState(before);

  useLayoutEffect(() => {
    const update = (): void => {
      if (!grid.current) return;
      const measured = measure(grid.current);
      setLayout((current) => (same(current, measured) ? current : measured));
    };
    update();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid]);

  return layout;
}
