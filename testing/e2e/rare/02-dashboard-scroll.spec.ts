import { expect, type Page } from '@playwright/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';
import { holdRequests } from '@roommate/test-support/network';
import { settled } from '@roommate/test-support/settled';
import { test } from '@roommate/test-support/signed-in';

test.use(interceptsRequests);

const PLACE = 6000;
const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Opens a page that loads its content in the browser, and scrolls it. */
async function openScrolled(page: Page, path = '/dashboard/all-listings', place = PLACE): Promise<void> {
  await page.goto(path);
  await settled(page);
  await page.evaluate((top) => window.scrollTo(0, top), place);
  await expect.poll(() => scrollTop(page)).toBe(place);
}

test.describe('spec 2 Layout: the scroll position of a page that loads its content in the browser', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('comes back after a reload', async ({ page }) => {
    await openScrolled(page);
    await page.reload();
    await settled(page);
    await expect.poll(() => scrollTop(page)).toBe(PLACE);
  });

  test('comes back after a reload to a place that the skeleton has, too', async ({ page }) => {
    await openScrolled(page, '/dashboard', 300);
    await page.reload();
    await settled(page);
    expect(await scrollTop(page)).toBe(300);
  });

  test('does not come back again with the next navigation', async ({ page }) => {
    await openScrolled(page);
    await page.reload();
    await settled(page);
    await expect.poll(() => scrollTop(page)).toBe(PLACE);
    await page.mouse.move(180, 300);
    await page.mouse.wheel(0, -10_000);
    await expect.poll(() => scrollTop(page)).toBe(0);

    const release = await holdRequests(page, /\/mfe\/mfe-marketing\//);
    await page.getByRole('banner').getByRole('link', { name: 'Roommate Dhaka' }).click();
    await expect(page.getByRole('progressbar')).toBeAttached();
    expect(await scrollTop(page)).toBe(0);
    release();
  });

  for (const [part, files] of [
    ['content', /\/api\/roommates\?/],
    ['code', /\/mfe\/mfe-dashboard\/.*\.js$/],
  ] as const)
    test(`stays where the visitor scrolls while the ${part} loads`, async ({ page }) => {
      await openScrolled(page);
      const release = await holdRequests(page, files);
      await page.reload({ waitUntil: 'commit' });
      await expect(page.locator('#root h1').first()).toBeAttached();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
      await page.mouse.move(180, 300);
      await page.mouse.wheel(0, -10_000);
      await expect.poll(() => scrollTop(page)).toBe(0);

      release();
      await settled(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
        .toBeGreaterThan(PLACE);
      expect(await scrollTop(page)).toBe(0);
    });
});
