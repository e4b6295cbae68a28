import { expect, type Page } from '@playwright/test';
import { newRoom } from '@roommate/test-support/listings';
import { postRoom, signUp } from '@roommate/test-support/accounts';
import { holdRequests, respond } from '@roommate/test-support/network';
import { test } from '@roommate/test-support/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

test.use(interceptsRequests);

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
  const requested: string[] = [];
  await page.route(`${HOST}/**`, (route) => {
    requested.push(route.request().url());
    return route.request().url() === existing
      ? route.fulfill({ contentType: 'image/gif', body: pixel })
      : route.fulfill({ status: 404 });
  });
  await respond(page, '/roommates', [listing(imageUrl)]);
  await page.goto('/browse-listings');
  return requested;
}

const card = (page: Page) => page.getByRole('main').getByRole('article');
const room = (page: Page, id: string) =>
  card(page).filter({ has: page.locator(`a[href="/roommate/${id}"]`) });
const placeholder = (page: Page) => card(page).locator('svg[viewBox="0 0 400 300"]');

test.describe('spec 3 and 4 Image URL handling', () => {
  test('an image host URL without an extension gets one', async ({ page }) => {
    const requested = await show(page, `${HOST}/abc/room`, `${HOST}/abc/room.jpg`);
    await expect(card(page).locator('img')).toHaveAttribute('src', `${HOST}/abc/room.jpg`);
    await expect.poll(() => requested).toEqual([`${HOST}/abc/room.jpg`]);
    await expect(placeholder(page)).toHaveCount(0);
  });

  for (const extension of ['jpg', 'png', 'jpeg', 'gif', 'webp']) {
    test(`a URL with the known extension ${extension} does not change`, async ({ page }) => {
      const url = `${HOST}/abc/room.${extension}`;
      const requested = await show(page, url, url);
      await expect.poll(() => requested).toEqual([url]);
    });
  }

  test('on load failure it retries jpg, then png, then jpeg, then shows a placeholder', async ({ page }) => {
    const requested = await show(page, `${HOST}/abc/room.webp`);
    await expect(placeholder(page)).toBeVisible();
    // React assigns the URL of a new image twice. The browser requests one again that has failed in between.
    expect([...new Set(requested)]).toEqual(
      ['webp', 'jpg', 'png', 'jpeg'].map((extension) => `${HOST}/abc/room.${extension}`),
    );
  });

  test('an image that fails before the scripts of a rendered page run gives a placeholder', async ({
    page,
  }) => {
    const id = await postRoom(await signUp(), { ...newRoom(), imageUrl: `${HOST}/abc/gone.jpg` });
    await page.route(`${HOST}/**`, (route) => route.fulfill({ status: 404 }));
    const release = await holdRequests(page, /\/static\/js\//);
    const failed = page.waitForResponse(`${HOST}/abc/gone.jpg`);
    await expect(async () => {
      await page.goto('/browse-listings', { waitUntil: 'commit' });
      await expect(room(page, id)).toBeVisible({ timeout: 2000 });
    }).toPass();
    await (await failed).finished();
    release();
    await expect(room(page, id).locator('svg[viewBox="0 0 400 300"]')).toBeVisible();
  });

  test('an empty URL gives a placeholder', async ({ page }) => {
    const requested = await show(page, '');
    await expect(placeholder(page)).toBeVisible();
    expect(requested).toEqual([]);
  });
});
