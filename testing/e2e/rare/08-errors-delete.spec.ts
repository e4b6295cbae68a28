import { expect } from '@playwright/test';
import { postRoom } from '@roommate/test-support/accounts';
import { closeDialog, newRoom, type Room } from '@roommate/test-support/listings';
import { respond, failRequests } from '@roommate/test-support/network';
import { test } from '@roommate/test-support/signed-in';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

test.use(interceptsRequests);

test.describe('spec 8 Delete', () => {
  let room: Room;
  let path: string;

  test.beforeEach(async ({ page, member }) => {
    room = newRoom();
    path = `/roommates/${await postRoom(member, room)}`;
    await page.goto('/dashboard/my-listings');
    const button = page.getByRole('button', { name: new RegExp(`^Delete.*${room.title}`) }).first();
    await button.click();
    const question = page.getByRole('dialog', { name: 'Are you sure?' });
    await expect(question).toContainText('Do you want to delete this listing?');
    await expect(question.getByRole('button', { name: 'Yes, delete it!' })).toBeVisible();
  });

  const confirm = { name: 'Yes, delete it!' };

  test('nothing happens without the confirmation', async ({ page }) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText(room.title).first()).toBeVisible();
  });

  test("success: 'Deleted!' / 'Your listing has been deleted.'", async ({ page, request }) => {
    await page.getByRole('button', confirm).click();
    await expect(page.getByRole('dialog', { name: 'Deleted!' })).toBeVisible();
    await closeDialog(page, 'Your listing has been deleted.');
    await expect(page.getByText(room.title)).toHaveCount(0);
    expect((await request.get(`/api${path}`)).status()).toBe(404);
  });

  test("not ok: 'Error!' / 'Failed to delete the listing.'", async ({ page }) => {
    await failRequests(page, path, { status: 500, method: 'DELETE' });
    await page.getByRole('button', confirm).click();
    await expect(page.getByRole('dialog', { name: 'Error!' })).toBeVisible();
    await closeDialog(page, 'Failed to delete the listing.');
    await expect(page.getByText(room.title).first()).toBeVisible();
  });

  test("deletedCount 0: 'Error!' / 'Failed to delete the listing.'", async ({ page }) => {
    await respond(page, path, { deletedCount: 0 }, 'DELETE');
    await page.getByRole('button', confirm).click();
    await closeDialog(page, 'Failed to delete the listing.');
  });

  test("exception: 'Error!' / 'Something went wrong.'", async ({ page }) => {
    await failRequests(page, path, { method: 'DELETE' });
    await page.getByRole('button', confirm).click();
    await expect(page.getByRole('dialog', { name: 'Error!' })).toBeVisible();
    await closeDialog(page, 'Something went wrong.');
    await expect(page.getByText(room.title).first()).toBeVisible();
  });

  test('a listing whose deletion got no response leaves the list', async ({ page }) => {
    await page.route(`**/api${path}`, async (route) => {
      if (route.request().method() !== 'DELETE') return route.fallback();
      await route.fetch();
      return route.abort('connectionfailed');
    });
    await page.getByRole('button', confirm).click();
    await closeDialog(page, 'Something went wrong.');
    await expect(page.getByText(room.title)).toHaveCount(0);
  });

  test('an ended session: the user logs in again in place, and the listing is deleted', async ({
    page,
    member,
  }) => {
    const repair = await failRequests(page, path, { status: 401, method: 'DELETE' });
    await page.getByRole('button', confirm).click();
    await closeDialog(page, 'Failed to delete the listing.');
    await repair();
    const dialog = page.getByRole('dialog', { name: 'Log in again' });
    await dialog.getByRole('textbox', { name: /^Password/ }).fill(member.password);
    await dialog.getByRole('button', { name: 'Login' }).click();
    await closeDialog(page, 'Your listing has been deleted.');
    await expect(page.getByText(room.title)).toHaveCount(0);
  });
});
