import { expect, type Page } from '@playwright/test';

/**
 * Stops the clock that `page.clock.install()` has installed, about one second from now. Then `page.clock.runFor` moves it.
 */
export async function stopClock(page: Page): Promise<void> {
  let aheadMs = 500;
  await expect(async () => {
    // On a busy machine the time may pass before the clock gets the command.
    aheadMs *= 2;
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + aheadMs);
  }).toPass();
}

/** Keeps dialogs open that close after 1500 ms. A stopped clock would also stop axe and animations. */
export const keepTimedDialogsOpen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const setTimer = window.setTimeout.bind(window);
    const setLongTimer = (work: () => void, ms?: number) => setTimer(work, ms === 1500 ? 600_000 : ms);
    window.setTimeout = setLongTimer as typeof window.setTimeout;
  });
