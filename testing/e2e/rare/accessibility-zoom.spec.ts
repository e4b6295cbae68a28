import { expect, type Page } from '@playwright/test';
import { postRoom } from '@roommate/test-support/accounts';
import { publicRoutes, signedInRoutes } from '@roommate/test-support/routes';
import { settled } from '@roommate/test-support/settled';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { faultyTargets } from '@roommate/test-support/targets';
import { test } from '@roommate/test-support/test';

/** The viewport of a window of 1280 x 800 at 200 %: zoom halves the pixels of a page. */
const zoomed = { width: 640, height: 400 };

async function expectUsable(page: Page, path: string): Promise<void> {
  // A moving element would have another position when the test tries it.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(zoomed);
  await page.goto(path);
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(zoomed.width);
  expect(await faultyTargets(page), 'at 200 %').toEqual([]);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await faultyTargets(page), `${width} px wide`).toEqual([]);
  }
}

test.describe('WCAG 2.2 AA: at 200 % zoom nothing scrolls sideways, and every control can be hit', () => {
  // A map may cut markers off, which its keys and its table reach: map.spec.ts.
  for (const path of publicRoutes.filter((one) => !one.includes('view=map')))
    test(path, ({ page }) => expectUsable(page, path));
});

signedIn.describe('WCAG 2.2 AA: at 200 % zoom for signed-in people', () => {
  for (const [index, name] of signedInRoutes('{id}').entries()) {
    signedIn(name, async ({ page, member }) => {
      await expectUsable(page, signedInRoutes(await postRoom(member))[index] ?? name);
    });
  }
});
