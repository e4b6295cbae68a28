import { useEffectEvent, useLayoutEffect } from 'react';
import type { BrowseVisit } from '../visit/browse-visit.ts';
import type { GridLayout } from './use-grid-layout.ts';

/**
 * Keeps in the visit where one is on the page.
 * @param rowAt the row at a scroll position
 */
export function useKeepPlace(
  visit: BrowseVisit,
  layout: GridLayout,
  rowAt: (scrollY: number) => number,
): void {
  const keep = useEffectEvent(() => {
    const { scrollY } = window;
    visit.moveTo({ scrollY, layout, index: scrollY > 0 ? rowAt(scrollY) * layout.columns : 0 });
  });

  // A layout effect, so that it ends before the page that comes next scrolls.
  useLayoutEffect(() => {
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, []);
}
