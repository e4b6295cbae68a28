import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** How far what one looks at has moved by itself since the page was opened. */
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
        // What is buffered comes with the next frames.
        requestAnimationFrame(() => {
          setTimeout(() => {
            add({ getEntries: () => observer.takeRecords() });
            resolve(sum);
          });
        });
      }),
  );
