import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@roommate/test-support/axe';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';
import { test } from '@roommate/test-support/test';

test.use(interceptsRequests);

const dataSaver = (page: Page) => page.getByRole('contentinfo').getByRole('switch', { name: 'Data saver' });
const ROOM = '/pictures/rooms/rooftop-room.webp';

/** The width of an image as the page gets it, in pixels. */
const widthOf = (page: Page, url: string): Promise<number> =>
  page.evaluate(async (src) => (await createImageBitmap(await (await fetch(src)).blob())).width, url);
const widthOfRoom = (page: Page): Promise<number> => widthOf(page, ROOM);

test.describe('the data saver', () => {
  test('is chosen in the footer, stays, and is in the HTML', async ({ page }) => {
    await page.goto('/faq');
    await expect(dataSaver(page)).not.toBeChecked();
    await dataSaver(page).click();
    await expect(dataSaver(page)).toBeChecked();
    await expectAccessible(page);
    await expect
      .poll(async () => (await page.request.get('/about')).text())
      .toMatch(/role="switch"[^>]*aria-checked="true"/);
    const messages: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(message.text());
    });
    await page.goto('/about');
    await expect(dataSaver(page)).toBeChecked();
    expect(messages).toEqual([]);
    await dataSaver(page).click();
    await page.reload();
    await expect(dataSaver(page)).not.toBeChecked();
  });

  test('gets images of rooms in their smallest size, and loads nothing ahead', async ({ page }) => {
    await page.clock.install();
    await page.goto('/faq');
    await dataSaver(page).press('Space');
    await expect(dataSaver(page)).toBeChecked();
    expect(await widthOfRoom(page)).toBe(320);
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Browse Listings' }).focus();
    await page.clock.runFor(1000);
    await page.evaluate(() => fetch('/health/live'));
    expect(urls.filter((url) => url.includes('/mfe/mfe-listings/'))).toEqual([]);
    await dataSaver(page).press('Space');
    await expect(dataSaver(page)).not.toBeChecked();
    expect(await widthOfRoom(page)).toBeGreaterThan(320);
  });

  test('gets the images of home and About in their smallest size', async ({ page }) => {
    await page.goto('/faq');
    await dataSaver(page).press('Space');
    await expect(dataSaver(page)).toBeChecked();
    for (const [path, width] of [
      ['/', 720],
      ['/about', 480],
    ] as const) {
      await page.goto(path);
      const image = page.getByRole('main').getByRole('img').first();
      const naturalWidth = async () => {
        const src = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
        return widthOf(page, src);
      };
      await expect.poll(naturalWidth).toBe(width);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a form that returns to the page', async ({ page }) => {
      // A busy machine may need longer than a visitor waits. Then the first page comes without its content.
      await expect(async () => {
        await page.goto('/faq');
        await expect(dataSaver(page)).toBeVisible({ timeout: 1 });
      }).toPass();
      await dataSaver(page).click();
      await expect(page).toHaveURL('/faq');
      await expect(async () => {
        await page.goto('/faq');
        await expect(dataSaver(page)).toBeChecked({ timeout: 1 });
      }).toPass();
    });
  });
});
