import { expect, type Page } from '@playwright/test';

/** A page starts its service worker this long after it has loaded. */
const START_AFTER_MS = 10_000;

/** Waits until the service worker has stored the visible page. The page needs `page.clock.install()`. */
export async function expectStored(page: Page): Promise<void> {
  // The files of the page have the same time limit.
  await page.waitForLoadState('networkidle');
  await expect
    .poll(async () => {
      // In each poll, because a page that the server did not render may start its worker later.
      await page.clock.fastForward(START_AFTER_MS);
      return page.evaluate(
        // A copy of retired releases gives way to a page with the status 503.
        async () => (await (await caches.open('pages')).match(location.href))?.ok === true,
      );
    })
    .toBe(true);
}
