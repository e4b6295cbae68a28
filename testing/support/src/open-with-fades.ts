import type { Page } from '@playwright/test';

/**
 * Opens a page, and waits for the code that fades between pages: it loads after the page, and replaces
 * `startViewTransition`. Call it after all init scripts.
 */
export async function openWithFades(page: Page, url: string): Promise<void> {
  await page.addInitScript(() =>
    Object.assign(window, { unwrapped: Reflect.get(document, 'startViewTransition') as unknown }),
  );
  await page.goto(url);
  await page.waitForFunction(
    () => Reflect.get(document, 'startViewTransition') !== Reflect.get(window, 'unwrapped'),
  );
}

/** The machine of the tests can be busy. A device whose speed is not known counts as fast. */
export const onFastDevice = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(performance, { measure: () => undefined });
  });
