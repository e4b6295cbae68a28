import { expect, type Page } from '@playwright/test';

/** The remote whose releases the tests change, and one of its pages. */
export const REMOTE = 'mfe-marketing';
const PATH = '/faq';

/** The code that a new release runs first. */
export const MARK = "document.documentElement.dataset.release = 'next';";

/** Opens a page of the remote. @returns which release it shows */
export async function shownRelease(page: Page): Promise<'live' | 'next'> {
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return (await page.locator('html').getAttribute('data-release')) === 'next' ? 'next' : 'live';
}
