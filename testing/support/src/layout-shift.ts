import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** How far visible content has moved without user input since the page opened: https://web.dev/articles/cls. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (list: PerformanceObserverEntryList | { getEntries: () => PerformanceEntry[] }) => {
          for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[]) {
            if (!hadRecentInput) sum += value;
          }
        };
        const observer = new PerformanceObserver(add);
        observer.observe({ type: 'layout-shift', buffered: true });
        // The browser delivers buffered entries with the next frames.
        requestAnimationFrame(() => {
          setTimeout(() => {
            add({ getEntries: () => observer.takeRecords() });
            resolve(sum);
          });
        });
      }),
  );
