import { expect, type Locator, type Page } from '@playwright/test';
import { postRoom, signUp } from '@roommate/test-support/accounts';
import { fillRegistration, newPerson } from '@roommate/test-support/people';
import { test } from '@roommate/test-support/test';

/** Toasts close when this animation ends. A busy machine may need longer. */
const keepToasts = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.keeps-time { animation-play-state: paused !important; }');
    document.adoptedStyleSheets = [sheet];
  });

/** Opens a room, registers, and arrives at the home page with the toast and the banner. */
async function registerFromRoom(page: Page): Promise<void> {
  await keepToasts(page);
  await page.goto(`/roommate/${await postRoom(await signUp())}`);
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await fillRegistration(page, newPerson());
  await expect(page).toHaveURL('/');
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()];
  if (!first || !second) throw new Error('A box is missing.');
  const [upper, lower] = first.y < second.y ? [first, second] : [second, first];
  expect(upper.y + upper.height).toBeLessThanOrEqual(lower.y);
}

test.describe('after a registration, the way back to the room', () => {
  for (const rootFont of [16, 24, 32]) {
    test(`is in a toast and a banner that cover neither each other nor the header at ${rootFont} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.addInitScript((size) => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = `${size}px`;
        });
      }, rootFont);
      await registerFromRoom(page);
      const header = page.getByRole('banner');
      const banner = page.getByRole('region', { name: 'Your account is ready' });
      const toast = page.locator('.Toastify__toast');
      const link = toast.getByRole('link', { name: 'Back to the room you were looking at' });
      await expect(link).toBeInViewport({ ratio: 0.95 });
      await expect(banner).toBeInViewport({ ratio: 1 });
      for (const [one, other] of [
        [header, banner],
        [banner, toast],
      ] as const) {
        await expectApart(one, other);
      }
      // Also when the banner is scrolled away.
      await page.evaluate(() => window.scrollTo(0, 600));
      await expect(banner).not.toBeInViewport();
      await expect(toast).toBeInViewport({ ratio: 1 });
      await expectApart(header, toast);
    });
  }

  test('is in a toast that does not cover the offline banner, also on a scrolled page', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await registerFromRoom(page);
    const toast = page.locator('.Toastify__toast');
    await expect(toast).toBeInViewport({ ratio: 1 });
    await context.setOffline(true);
    const banner = page.getByText('You are offline.');
    for (const top of [0, 600]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await expect(banner).toBeInViewport({ ratio: 1 });
      await expect(toast).toBeInViewport({ ratio: 1 });
      await expect(() => expectApart(banner, toast)).toPass();
      // The page does not cover the banner either.
      await banner.click({ trial: true });
    }
  });

  test('leaves the open menu on top', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await registerFromRoom(page);
    await expect(page.locator('.Toastify__toast')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    for (const link of await menu.getByRole('link').all()) await link.click({ trial: true });
  });
});
