import { expect, type Page } from '@playwright/test';

/**
 * Stops the page's clock, which `page.clock.install()` has put in, about a second on: now `page.clock.runFor` moves it.
 */
export async function stopClock(page: Page): Promise<void> {
  await expect(async () => {
    // On a busy machine the second may be over before the clock hears of it.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  }).toPass();
}
