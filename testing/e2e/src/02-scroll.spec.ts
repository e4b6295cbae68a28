import { expect, type Page } from '@playwright/test';
import { settled } from '@roommate/test-support/settled';
import { test } from '@roommate/test-support/test';

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
const scrolledTo = (page: Page, top: number) => expect.poll(() => scrollTop(page)).toBe(top);

async function openScrolled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await scrolledTo(page, 900);
}

test.describe('spec 2 Layout: the scroll position belongs to one history entry', () => {
  test('another page that is opened by its URL starts at the top', async ({ page }) => {
    await openScrolled(page, '/');
    await page.goto('/about');
    await settled(page);
    expect(await scrollTop(page)).toBe(0);
  });

  test('the same page that is opened by its URL again starts at the top', async ({ page }) => {
    await openScrolled(page, '/browse-listings');
    await page.goto('/about');
    await page.goto('/browse-listings');
    await settled(page);
    expect(await scrollTop(page)).toBe(0);
  });

  test('the page on the screen that is opened by its URL again starts at the top', async ({ page }) => {
    await openScrolled(page, '/about');
    await page.goto('/about');
    await settled(page);
    expect(await scrollTop(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 900));
    await scrolledTo(page, 900);
    await page.reload();
    await settled(page);
    await scrolledTo(page, 900);
  });

  test('a reload, and a return from another document, restore it', async ({ page }) => {
    await openScrolled(page, '/about');
    await page.reload();
    await settled(page);
    await scrolledTo(page, 900);
    await page.goto('/faq');
    await settled(page);
    await page.goBack();
    await settled(page);
    await scrolledTo(page, 900);
  });

  test('a return by two entries from another document restores it', async ({ page }) => {
    await openScrolled(page, '/about');
    // A click of the test would scroll to the link before.
    await page.locator('footer a[href="/faq"]').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/faq');
    await settled(page);
    await page.goto('/contact');
    await page.evaluate(() => history.go(-2));
    await expect(page).toHaveURL('/about');
    await settled(page);
    await scrolledTo(page, 900);
  });

  test('a tab that a phone removes from memory while it is hidden has saved it', async ({ page }) => {
    await openScrolled(page, '/browse-listings');
    const saved = () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
        return [sessionStorage.getItem('react-router-scroll-positions'), history.scrollRestoration];
      });
    // The code for it comes after the page.
    await expect.poll(saved).toEqual([expect.stringContaining(':900'), 'auto']);
  });
});
