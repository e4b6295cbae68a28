import { expect, type Locator, type Page } from '@playwright/test';

/** The link to the alerts in the header. */
export const bell = (page: Page, name: RegExp): Locator =>
  page.getByRole('banner').getByRole('link', { name });

/** Loads the page again until the bell shows the number: alerts appear shortly after a post. */
export const waitForBell = (page: Page, name: RegExp): Promise<void> =>
  expect(async () => {
    await page.reload();
    await expect(bell(page, name)).toBeVisible({ timeout: 5000 });
  }).toPass();
