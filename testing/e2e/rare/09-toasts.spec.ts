import { expect, type Page } from '@playwright/test';
import { test } from '@roommate/test-support/test';
import { errorToast } from '@roommate/test-support/toasts';

const form = (page: Page) => page.getByRole('form', { name: 'Contact form' });

test.describe('spec 9 Toasts', () => {
  test('a repeated toast shows while the previous one disappears', async ({ page }) => {
    await page.goto('/contact');
    const send = form(page).getByRole('button', { name: 'Send Message' });
    await send.click();
    const refused = errorToast(page, 'Please fill in all required fields!');
    const first = await refused.elementHandle();
    await refused.getByRole('button', { name: 'close' }).click();
    await send.click();
    await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(refused).toBeVisible();
  });

  test('the bar of an error has the colour of errors in dark mode', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/contact');
    await form(page).getByRole('button', { name: 'Send Message' }).click();
    await expect(errorToast(page, 'Please fill in all required fields!')).toBeVisible();
    const error = form(page).getByText('Name is required.').last();
    const colour = await error.evaluate((element) => getComputedStyle(element).color);
    await expect(page.locator('.Toastify__progress-bar--animated')).toHaveCSS('background-color', colour);
  });

  test('their style sheet changes nothing outside the place where they appear', async ({ page }) => {
    await page.goto('/contact');
    await form(page).getByRole('button', { name: 'Send Message' }).click();
    await expect(errorToast(page, 'Please fill in all required fields!')).toBeVisible();
    const variable = (selector: string) =>
      page
        .locator(selector)
        .evaluate((element) => getComputedStyle(element).getPropertyValue('--toastify-color-error'));
    expect(await variable('.Toastify__toast-container')).not.toBe('');
    // With a rule for the root, the browser would calculate the styles of the whole page again.
    expect(await variable(':root')).toBe('');
  });

  test('on a phone they are below the header, and their text ends before the close button', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/contact');
    await form(page).getByRole('button', { name: 'Send Message' }).click();
    const shown = errorToast(page, 'Please fill in all required fields!');
    await shown.hover();
    const [bar, box, close] = await Promise.all(
      [page.getByRole('banner'), shown, shown.getByRole('button', { name: 'close' })].map((element) =>
        element.boundingBox(),
      ),
    );
    expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    const padding = await shown.evaluate((toasted) => {
      const { paddingRight } = getComputedStyle(toasted.closest('.Toastify__toast') ?? toasted);
      return parseFloat(paddingRight);
    });
    expect(padding).toBeGreaterThanOrEqual(close?.width ?? Infinity);
  });

  test('their close button is large enough to hit, and shows its focus', async ({ page }) => {
    await page.goto('/contact');
    await form(page).getByRole('button', { name: 'Send Message' }).click();
    const shown = errorToast(page, 'Please fill in all required fields!');
    const close = shown.getByRole('button', { name: 'close' });
    // A pointer over the toast keeps it open.
    await shown.hover();
    const box = await close.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(24);
    expect(box?.height).toBeGreaterThanOrEqual(24);
    await page.keyboard.press('Tab');
    await close.focus();
    await expect(close).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Enter');
    await expect(shown).toBeHidden();
  });
});
