import { expect, test, type Page } from '@playwright/test';
import { settled } from './support/settled.ts';
import { scrollThrough } from './support/weight.ts';

/** Half of what counts as good for people: https://web.dev/articles/cls. */
const MOST_SHIFT = 0.05;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** How far what one looks at has moved by itself since the page was opened. */
const layoutShift = (page: Page): Promise<number> =>
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

test.describe('design 8: no layout shift', () => {
  for (const path of ['/', '/browse-listings', '/about']) {
    for (const width of [360, 1280]) {
      test(`${path} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await settled(page);
        await page.waitForLoadState('networkidle');
        await scrollThrough(page);
        expect(await layoutShift(page)).toBeLessThan(MOST_SHIFT);
      });
    }
  }
});
