import { expect, type Page } from '@playwright/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';
import { holdRequests } from '@roommate/test-support/network';
import { rendered } from '@roommate/test-support/rendered';
import { settled } from '@roommate/test-support/settled';
import { test } from '@roommate/test-support/test';

test.use(interceptsRequests);

const PLACE = 900;
const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

for (const path of ['/about', '/browse-listings']) {
  test(`spec 2 Layout: a visitor who scrolls ${path} before its scripts run stays there`, async ({
    page,
  }) => {
    await page.goto(path);
    await settled(page);
    await page.evaluate((top) => window.scrollTo(0, top), PLACE);
    await expect.poll(() => scrollTop(page)).toBe(PLACE);
    const release = await holdRequests(page, /\/shell\/.*\.js$/);
    await rendered(page.request, path);
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => scrollTop(page)).toBe(PLACE);
    await page.mouse.move(180, 300);
    await page.mouse.wheel(0, -10_000);
    await expect.poll(() => scrollTop(page)).toBe(0);
    release();
    await settled(page);
    expect(await scrollTop(page)).toBe(0);
  });
}

test('a page whose code does not load stays where the visitor reads it', async ({ page }) => {
  await page.goto('/about');
  const release = await holdRequests(page, /\/shell\/.*\.js$/);
  await page.route('**/mfe/mfe-marketing/**', (route) => route.abort('connectionfailed'));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(180, 300);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => scrollTop(page)).toBe(500);
  release();
  await expect(page.getByText('Part of this page could not be loaded.')).toBeAttached();
  expect(await scrollTop(page)).toBeGreaterThan(400);
});
