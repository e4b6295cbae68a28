import { expect, type Page } from '@playwright/test';
import { postRoom } from './support/accounts.ts';
import { holdBack } from './support/network.ts';
import { settled } from './support/settled.ts';
import { test as signedIn } from './support/signed-in.ts';
import { test } from './support/test.ts';

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
        expect(await layoutShift(page)).toBeLessThan(MOST_SHIFT);
      });
    }
  }
});

signedIn.describe('design 8: a listing takes the place of its skeleton without a shift', () => {
  for (const page of ['roommate', 'mylistings/update']) {
    for (const width of [360, 1280]) {
      signedIn(`/${page}/{id} at ${width} px`, async ({ page: tab, member }) => {
        const id = await postRoom(member);
        const release = await holdBack(tab, `/roommates/${id}`);
        await tab.setViewportSize({ width, height: 800 });
        await tab.goto(`/${page}/${id}`);
        await expect(tab.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
        await tab.waitForLoadState('load');
        release();
        await settled(tab);
        await tab.waitForLoadState('networkidle');
        expect(await layoutShift(tab)).toBeLessThan(MOST_SHIFT);
      });
    }
  }
});
