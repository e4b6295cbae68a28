import { expect } from '@playwright/test';
import {
  closeFailure,
  countOf,
  loseResponse,
  POST_PATH,
  postWithoutResponse,
  pressAdd,
  reloadDuringAdding,
} from '@roommate/test-support/drafts';
import { closeDialog, fillRoom, newRoom } from '@roommate/test-support/listings';
import { failRequests } from '@roommate/test-support/network';
import { expectSignedOut } from '@roommate/test-support/people';
import { test } from '@roommate/test-support/signed-in';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

test.use(interceptsRequests);

test.describe('spec 8 Add listing: a draft with an unknown outcome', () => {
  test('a draft that is changed after a lost response is posted once, with its changes', async ({ page }) => {
    const room = newRoom();
    await postWithoutResponse(page, room);
    await expect(page.getByText('We could not confirm that your listing was posted.')).toBeInViewport();
    const changed = newRoom();
    await page.getByLabel(/^Title/).fill(changed.title);
    await pressAdd(page);
    await closeDialog(page, 'Roommate listing added successfully!');
    await expect.poll(() => countOf(page, changed)).toBe(1);
    expect(await countOf(page, room)).toBe(0);
  });

  test('a change that was perhaps saved and is undone is undone in the listing', async ({ page }) => {
    const [room, changed] = [newRoom(), newRoom()];
    await postWithoutResponse(page, room);
    await loseResponse(page, `${POST_PATH}/*`, 'PUT');
    await page.getByLabel(/^Title/).fill(changed.title);
    await pressAdd(page);
    await closeFailure(page, 'Your latest changes may not be saved.');
    await expect.poll(() => countOf(page, changed)).toBe(1);
    await page.getByLabel(/^Title/).fill(room.title);
    await pressAdd(page);
    await closeDialog(page, 'Roommate listing added successfully!');
    await expect.poll(() => countOf(page, room)).toBe(1);
    expect(await countOf(page, changed)).toBe(0);
  });

  test('the form of a draft that comes back can be left without a question', async ({ page }) => {
    const room = newRoom();
    await failRequests(page, '/roommates', { method: 'POST', status: 503 });
    await page.goto('/dashboard/add-listing');
    await fillRoom(page, room);
    await pressAdd(page);
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
      const notice = page.getByText('We could not confirm that your listing was posted.');
      await expect(notice).toBeInViewport();
      await expect(page.locator(':focus').filter({ has: notice })).toBeVisible();
      await expect(notice).toBeInViewport();
      await pressAdd(page);
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

  test('a logout asks first, and removes the draft from the browser', async ({ page }) => {
    await failRequests(page, '/roommates', { method: 'POST', status: 400 });
    await reloadDuringAdding(page, newRoom(), false);
    await expect(page.getByText('Your listing was not posted.')).toBeVisible();
    const stored = () => page.evaluate(() => JSON.stringify(sessionStorage));
    expect(await stored()).toContain('draft');
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Leave' }).click();
    await expectSignedOut(page);
    await expect.poll(stored).not.toContain('draft');
  });
});
