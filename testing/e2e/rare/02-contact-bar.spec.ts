import { expect } from '@playwright/test';
import { postRoom, signUp } from '@roommate/test-support/accounts';
import { newRoom } from '@roommate/test-support/listings';
import { test } from '@roommate/test-support/signed-in';

test.describe('spec 2 Listing details: the contact after a like on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, permissions: ['clipboard-read', 'clipboard-write'] });

  test('is in a bar at the bottom of the screen with Call, WhatsApp and Copy', async ({ page }) => {
    const contact = '০১৭১২-৩৪৫৬৭৮';
    await page.goto(`/roommate/${await postRoom(await signUp(), newRoom({ contact }))}`);
    await page.getByRole('button', { name: 'Like this listing' }).click();
    const bar = page.getByRole('region', { name: 'Contact the poster' });
    const call = bar.getByRole('link', { name: 'Call' });
    await expect(call).toHaveAttribute('href', 'tel:+8801712345678');
    await expect(call).toBeFocused();
    // The page stays still while the focus goes through the bar.
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('button', { name: 'Copy' })).toBeFocused();
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/8801712345678',
    );
    for (const action of [call, bar.getByRole('link', { name: 'WhatsApp' }), bar.getByText('Copy')]) {
      await expect(action).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await bar.getByRole('button', { name: 'Copy' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(contact);
    await expect(page.getByRole('definition').getByRole('link', { name: contact })).toHaveAttribute(
      'href',
      'tel:+8801712345678',
    );
  });

  test('offers both of two numbers', async ({ page }) => {
    const contact = '01712-345678 or 01812-345678';
    await page.goto(`/roommate/${await postRoom(await signUp(), newRoom({ contact }))}`);
    await page.getByRole('button', { name: 'Like this listing' }).click();
    const bar = page.getByRole('region', { name: 'Contact the poster' });
    for (const number of ['01712-345678', '01812-345678']) {
      await expect(bar.getByRole('link', { name: `Call ${number}` })).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole('link', { name: `WhatsApp ${number}` })).toBeInViewport({ ratio: 1 });
    }
  });

  test('leaves half of the screen to the listing with a large font, and shows each action', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '32px')),
    );
    const contact = '01712-345678 or 01812-345678, room@example.com';
    await page.goto(`/roommate/${await postRoom(await signUp(), newRoom({ contact }))}`);
    await page.getByRole('button', { name: 'Like this listing' }).click();
    const bar = page.getByRole('region', { name: 'Contact the poster' });
    await expect(bar.getByRole('link', { name: 'Call 01712-345678' })).toBeFocused();
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(370);
    const actions = bar.locator('a, button');
    for (let index = 0; index < (await actions.count()); index += 1) {
      const action = actions.nth(index);
      await expect(action).toBeFocused();
      await expect(action).toBeInViewport({ ratio: 0.95 });
      const [outer, inner] = [await bar.boundingBox(), await action.boundingBox()];
      expect(inner?.y).toBeGreaterThanOrEqual(outer?.y ?? Infinity);
      await page.keyboard.press('Tab');
    }
  });

  test('never covers the footer', async ({ page }) => {
    await page.goto(`/roommate/${await postRoom(await signUp())}`);
    await page.getByRole('button', { name: 'Like this listing' }).click();
    const bar = page.getByRole('region', { name: 'Contact the poster' });
    await expect(bar).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText(/© 2025/)).toBeInViewport();
    const [end, start] = [await bar.boundingBox(), await page.getByRole('contentinfo').boundingBox()];
    expect(end && end.y + end.height).toBeLessThanOrEqual(start?.y ?? 0);
  });
});
