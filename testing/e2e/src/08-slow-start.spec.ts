import { expect, type Page } from '@playwright/test';
import { holdRequests, renderInBrowser } from '@roommate/test-support/network';
import { settled } from '@roommate/test-support/settled';
import { test } from '@roommate/test-support/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

test.use(interceptsRequests);

/** Holds the scripts of the shell until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  await renderInBrowser(page);
  return holdRequests(page, /\/shell\/[^/]+\/static\/js\//);
}

/** Finishes the animations that delay a text. */
const passTime = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

/**
 * Waits until the style sheets apply and their fonts have loaded. The browser requests a font only when it lays out the
 * text. Without a layout `document.fonts.ready` would resolve too early.
 */
async function styled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    return links.length > 0 && links.every(({ sheet }) => sheet !== null);
  });
  await page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

const brandBox = (page: Page) => page.getByText('Roommate Dhaka', { exact: true }).first().boundingBox();

test.describe('spec 8: a page whose script is slow or fails', () => {
  for (const width of [360, 1280]) {
    test(`shows the brand at its position in the header at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const release = await holdScripts(page);
      await page.goto('/faq', { waitUntil: 'commit' });
      await expect(page.getByText('Roommate Dhaka', { exact: true })).toBeVisible();
      await styled(page);
      const before = await brandBox(page);
      release();
      await settled(page);
      expect(await brandBox(page)).toEqual(before);
    });
  }

  test('shows that it is loading, and later a link to load it again', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/faq', { waitUntil: 'commit' });
    await expect(page.getByText('Loading...')).toBeVisible();
    const again = page.getByRole('link', { name: 'Load the page again' });
    await expect(again).toBeHidden();
    await passTime(page);
    await expect(again).toBeVisible();
    release();
    await settled(page);
    await expect(again).toHaveCount(0);
  });

  test('loads again through its link after the script failed', async ({ page }) => {
    const scripts = /\/shell\/[^/]+\/static\/js\/index\./;
    await renderInBrowser(page);
    await page.route(scripts, (route) => route.abort('connectionfailed'));
    await page.goto('/faq?from=friend');
    await passTime(page);
    await page.unroute(scripts);
    await page.getByRole('link', { name: 'Load the page again' }).click();
    await settled(page);
    await expect(page).toHaveURL('/faq?from=friend');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
  });

  test('without JavaScript shows a notice instead of the loading text', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await renderInBrowser(page);
    await page.goto(`${baseURL ?? ''}/faq`);
    await expect(page.locator('noscript')).toBeVisible();
    await expect(page.locator('.placeholder-wait').first()).toHaveCSS('display', 'none');
    await context.close();
  });
});
