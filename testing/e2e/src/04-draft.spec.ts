import { expect, type Page, type Route } from '@playwright/test';
import { closeDialog, fillRoom, newRoom, type Room } from '@roommate/test-support/listings';
import { failRequests } from '@roommate/test-support/network';
import { expectSignedOut } from '@roommate/test-support/people';
import { test } from '@roommate/test-support/signed-in';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

test.use(interceptsRequests);

const POST_PATH = '**/api/roommates';

const press = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add Listing' }).click();

/** Fills in the form, presses the button and reloads the page before the response arrives. */
async function reloadDuringAdding(page: Page, room: Room, isReceived: boolean): Promise<void> {
  let received = (): void => undefined;
  const done = new Promise<void>((resolve) => (received = resolve));
  let hangs = true;
  const hangOnce = async (route: Route): Promise<void> => {
    if (route.request().method() !== 'POST' || !hangs) return route.fallback();
    hangs = false;
    if (isReceived) await route.fetch();
    received();
  };
  // The route stays: without it the browser would send the request that hangs.
  await page.route(POST_PATH, hangOnce);
  await page.goto('/dashboard/add-listing');
  await fillRoom(page, room);
  await press(page);
  await expect(page.getByRole('button', { name: 'Adding...' })).toBeVisible();
  await done;
  await page.reload();
}

/** The API receives one request, and its response does not arrive. */
async function loseResponse(page: Page, path: string, method: string): Promise<void> {
  let isLost = false;
  await page.route(path, async (route) => {
    if (route.request().method() !== method || isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.fulfill({ status: 504, contentType: 'application/problem+json', body: '{}' });
  });
}

async function postWithoutResponse(page: Page, room: Room): Promise<void> {
  await loseResponse(page, POST_PATH, 'POST');
  await page.goto('/dashboard/add-listing');
  await fillRoom(page, room);
  await press(page);
  await closeDialog(page, 'Failed to add roommate listing.');
}

async function countOf(page: Page, { title }: Room): Promise<number> {
  const listings = (await (await page.request.get('/api/roommates')).json()) as { title: string }[];
  return listings.filter((listing) => listing.title === title).length;
}

test.describe('spec 8 Add listing: a reload during Adding...', () => {
  for (const isReceived of [true, false]) {
    const when = isReceived ? 'after' : 'before';
    test(`${when} the API receives the request shows the outcome, and one listing exists`, async ({
      page,
    }) => {
      const room = newRoom();
      await reloadDuringAdding(page, room, isReceived);
      await closeDialog(page, 'It was posted once.');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByLabel(/^Title/)).toHaveValue('');
      expect(await countOf(page, room)).toBe(1);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByLabel(/^Title/)).toHaveValue('');
    });
  }

  test('keeps the draft while the API fails, shows that the outcome is unknown, and posts it once', async ({
    page,
  }) => {
    const room = newRoom();
    const repair = await failRequests(page, '/roommates', { method: 'POST', status: 503 });
    await reloadDuringAdding(page, room, true);
    await expect(page.getByText('It is not known whether your listing was posted.')).toBeVisible();
    await expect(page.getByLabel(/^Title/)).toHaveValue(room.title);
    await repair();
    await press(page);
    await closeDialog(page, 'Roommate listing added successfully!');
    await expect(page.getByLabel(/^Title/)).toHaveValue('');
    expect(await countOf(page, room)).toBe(1);
  });

  test('a draft that is changed after a lost response is posted once, with its changes', async ({ page }) => {
    const room = newRoom();
    await postWithoutResponse(page, room);
    await expect(page.getByText('It is not known whether your listing was posted.')).toBeInViewport();
    const changed = newRoom();
    await page.getByLabel(/^Title/).fill(changed.title);
    await press(page);
    await closeDialog(page, 'Roommate listing added successfully!');
    await expect.poll(() => countOf(page, changed)).toBe(1);
    expect(await countOf(page, room)).toBe(0);
  });

  test('a change that was perhaps saved and is undone is undone in the listing', async ({ page }) => {
    const [room, changed] = [newRoom(), newRoom()];
    await postWithoutResponse(page, room);
    await loseResponse(page, `${POST_PATH}/*`, 'PUT');
    await page.getByLabel(/^Title/).fill(changed.title);
    await press(page);
    await closeDialog(page, 'Your latest changes may not be saved.');
    await expect.poll(() => countOf(page, changed)).toBe(1);
    await page.getByLabel(/^Title/).fill(room.title);
    await press(page);
    await closeDialog(page, 'Roommate listing added successfully!');
    await expect.poll(() => countOf(page, room)).toBe(1);
    expect(await countOf(page, changed)).toBe(0);
  });

  test('the form of a draft that comes back can be left without a question', async ({ page }) => {
    const room = newRoom();
    await failRequests(page, '/roommates', { method: 'POST', status: 503 });
    await page.goto('/dashboard/add-listing');
    await fillRoom(page, room);
    await press(page);
    await closeDialog(page, 'Failed to add roommate listing.');
    const menu = page.getByRole('navigation', { name: 'Dashboard' });
    await menu.getByRole('link', { name: 'Manage Listings' }).click();
    await expect(page).toHaveURL('/dashboard/my-listings');
    await menu.getByRole('link', { name: 'Add Listing' }).click();
    await expect(page.getByLabel(/^Title/)).toHaveValue(room.title);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('the notice of the outcome is on the screen and has the focus', async ({ page }) => {
      await failRequests(page, '/roommates', { method: 'POST', status: 503 });
      await reloadDuringAdding(page, newRoom(), true);
      const notice = page.getByText('It is not known whether your listing was posted.');
      await expect(notice).toBeInViewport();
      await expect(page.locator(':focus').filter({ has: notice })).toBeVisible();
      await expect(notice).toBeInViewport();
      await press(page);
      await closeDialog(page, 'Failed to add roommate listing.');
      await expect(notice).toBeInViewport();
    });
  });

  test('a draft that the API refused can be discarded', async ({ page }) => {
    await failRequests(page, '/roommates', { method: 'POST', status: 400 });
    await reloadDuringAdding(page, newRoom(), false);
    await expect(page.getByText('Your listing was not posted.')).toBeVisible();
    await page.getByRole('button', { name: 'Discard Draft' }).click();
    await expect(page.getByLabel(/^Title/)).toHaveValue('');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByLabel(/^Title/)).toHaveValue('');
  });

  test('a logout removes the draft from the browser', async ({ page }) => {
    await failRequests(page, '/roommates', { method: 'POST', status: 400 });
    await reloadDuringAdding(page, newRoom(), false);
    await expect(page.getByText('Your listing was not posted.')).toBeVisible();
    const stored = () => page.evaluate(() => JSON.stringify(sessionStorage));
    expect(await stored()).toContain('draft');
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expectSignedOut(page);
    await expect.poll(stored).not.toContain('draft');
  });
});
