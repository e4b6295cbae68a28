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

/** Gives the page's timers of one length another length. A stopped clock would also stop axe and animations. */
const replaceTimers = (page: Page, ms: number, insteadMs: number): Promise<unknown> =>
  page.addInitScript(
    ([from, to]) => {
      const setTimer = window.setTimeout.bind(window);
      const setOtherTimer = (work: () => void, timeout?: number) =>
        setTimer(work, timeout === from ? to : timeout);
      window.setTimeout = setOtherTimer as typeof window.setTimeout;
    },
    [ms, insteadMs] as const,
  );

/** Keeps dialogs open that close after 1500 ms. */
export const keepTimedDialogsOpen = (page: Page): Promise<unknown> => replaceTimers(page, 1500, 600_000);

/** Firebase waits eight seconds for a result from a closed window. */
export const giveUpClosedPopupAtOnce = (page: Page): Promise<unknown> => replaceTimers(page, 8000, 0);

/** On a busy machine, the shell may not have the page after half a second. */
export const waitForPages = (page: Page): Promise<unknown> => replaceTimers(page, 500, 60_000);
