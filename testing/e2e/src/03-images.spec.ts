import { expect, type Page } from '@playwright/test';
import { respond } from '@roommate/test-support/network';
import { test } from '@roommate/test-support/test';

const HOST = 'https://i.ibb.co';
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const listing = (imageUrl: string) => ({
  _id: '1'.repeat(24),
  title: 'A room',
  location: 'Mirpur 10, Dhaka',
  rentAmount: 8000,
  roomType: 'Single',
  lifestyle: 'Quiet',
  imageUrl,
  description: 'A room.',
  availability: 'available',
  name: 'Nusrat Jahan',
  likes: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});

/** Shows a listing with the image. @returns the URLs that the page requests; one of them exists */
async function show(page: Page, imageUrl: string, existing?: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${HOST}/**`, (route) => {
    asked.push(route.request().url());
    return route.request().url() === existing
      ? route.fulfill({ contentType: 'image/gif', body: pixel })
      : route.fulfill({ status: 404 });
  });
  await respond(page, '/roommates', [listing(imageUrl)]);
  await page.goto('/browse-listings');
  return asked;
}

const card = (page: Page) => page.getByRole('main').getByRole('article');
const placeholder = (page: Page) => card(page).locator('svg[viewBox="0 0 400 300"]');

test.describe('spec 3 and 4 Image URL handling', () => {
  test("an extension is appended to an image host's address that has none", async ({ page }) => {
    const asked = await show(page, `${HOST}/abc/room`, `${HOST}/abc/room.jpg`);
    await expect(card(page).locator('img')).toHaveAttribute('src', `${HOST}/abc/room.jpg`);
    await expect.poll(() => asked).toEqual([`${HOST}/abc/room.jpg`]);
    await expect(placeholder(page)).toHaveCount(0);
  });

  for (const extension of ['jpg', 'png', 'jpeg', 'gif', 'webp']) {
    test(`an address with the known extension ${extension} stays as it is`, async ({ page }) => {
      const address = `${HOST}/abc/room.${extension}`;
      const asked = await show(page, address, address);
      await expect.poll(() => asked).toEqual([address]);
    });
  }

  test('on load failure it retries jpg, then png, then jpeg, then shows a placeholder', async ({ page }) => {
    const asked = await show(page, `${HOST}/abc/room.webp`);
    await expect(placeholder(page)).toBeVisible();
    expect(asked).toEqual(['webp', 'jpg', 'png', 'jpeg'].map((extension) => `${HOST}/abc/room.${extension}`));
  });

  test('an empty URL gives a placeholder', async ({ page }) => {
    const asked = await show(page, '');
    await expect(placeholder(page)).toBeVisible();
    expect(asked).toEqual([]);
  });
});
