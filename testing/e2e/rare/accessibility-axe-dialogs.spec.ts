import { expect, type Locator, type Page } from '@playwright/test';
import { postRoom } from '@roommate/test-support/accounts';
import { expectAccessible } from '@roommate/test-support/axe';
import { keepTimedDialogsOpen } from '@roommate/test-support/clock';
import { fillRoom, newRoom } from '@roommate/test-support/listings';
import { respond, failRequests } from '@roommate/test-support/network';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';
import { errorToast, toast } from '@roommate/test-support/toasts';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

signedIn.use(interceptsRequests);

/** The masks of the success icon have the colour of the dialog, also after a change to dark. */
async function expectMasksInItsColour(dialog: Locator): Promise<void> {
  const colour = await dialog.evaluate((popup) => getComputedStyle(popup).backgroundColor);
  const masks = dialog.locator('.swal2-success-fix, [class^="swal2-success-circular-line"]');
  for (const mask of await masks.all()) await expect(mask).toHaveCSS('background-color', colour);
}

/** Checks the open dialog and closes it. */
async function expectAccessibleDialog(page: Page, name: string, close = 'OK'): Promise<void> {
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expectMasksInItsColour(dialog);
  await dialog.getByRole('button', { name: close }).click();
  await expect(dialog).toBeHidden();
}

signedIn.describe('WCAG 2.2 AA: axe finds nothing in the dialogs, in light and dark', () => {
  signedIn('of a new listing: a failure, a success', async ({ page }) => {
    const repair = await failRequests(page, '/roommates', { status: 500, method: 'POST' });
    await page.goto('/dashboard/add-listing');
    await fillRoom(page, newRoom());
    const send = page.getByRole('main').getByRole('button', { name: 'Add Listing' });
    await send.click();
    await expectAccessibleDialog(page, 'Error!');
    await repair();
    await send.click();
    await expectAccessibleDialog(page, 'Roommate listing added successfully!');
  });

  signedIn('of an edit: no changes, a failure, a success', async ({ page, member }) => {
    const id = await postRoom(member);
    await keepTimedDialogsOpen(page);
    await page.goto(`/mylistings/update/${id}`);
    const update = page.getByRole('button', { name: 'Update Listing' });
    await expect(page.getByLabel(/^Title/)).not.toHaveValue('');
    await update.click();
    await expectAccessibleDialog(page, 'No Changes');
    // The form is busy until then.
    await expect(update).toBeEnabled();
    await page.getByLabel(/^Rent amount/).fill('9800');
    const repair = await failRequests(page, `/roommates/${id}`, { method: 'PUT' });
    await update.click();
    await expectAccessibleDialog(page, 'Error');
    await repair();
    await update.click();
    await expectAccessibleDialog(page, 'Success!');
  });

  signedIn('of an edit that conflicts with another edit', async ({ page, member, context }) => {
    const path = `/mylistings/update/${await postRoom(member)}`;
    await page.goto(path);
    await expect(page.getByLabel(/^Title/)).not.toHaveValue('');
    const other = await context.newPage();
    await other.goto(path);
    await other.getByLabel(/^Rent amount/).fill('9800');
    await other.getByRole('button', { name: 'Update Listing' }).click();
    await expect(other.getByRole('dialog', { name: 'Success!' })).toBeVisible();
    await page.bringToFront();
    await page.getByLabel(/^Rent amount/).fill('9900');
    await page.getByRole('button', { name: 'Update Listing' }).click();
    await expectAccessibleDialog(page, 'Error');
  });

  signedIn('of a deletion: the question, a refusal, a failure, a success', async ({ page, member }) => {
    const room = newRoom();
    const path = `/roommates/${await postRoom(member, room)}`;
    const remove = page.getByRole('button', { name: new RegExp(`^Delete.*${room.title}`) });
    await page.goto('/dashboard/my-listings');
    for (const [failure, outcome] of [
      [{ status: 500 }, 'Error!'],
      [{}, 'Error!'],
      [undefined, 'Deleted!'],
    ] as const) {
      const repair = failure && (await failRequests(page, path, { ...failure, method: 'DELETE' }));
      await remove.click();
      await expectAccessibleDialog(page, 'Are you sure?', 'Yes, delete it!');
      await expectAccessibleDialog(page, outcome);
      await repair?.();
      // The page is busy with the deletion until then.
      if (failure) await expect(remove).toBeFocused();
    }
  });

  signedIn('before unsaved edits are lost, by a link and by a logout', async ({ page }) => {
    await page.goto('/dashboard/add-listing');
    await page.getByLabel(/^Title/).fill('Half a thought');
    for (const leave of [
      page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }),
      page.getByRole('banner').getByRole('button', { name: 'Logout' }),
    ]) {
      await leave.click();
      await expectAccessibleDialog(page, 'Leave without saving?', 'Cancel');
    }
  });
});

test.describe('WCAG 2.2 AA: axe finds nothing in the toasts, in light and dark', () => {
  test('of a failure and of a success', async ({ page }) => {
    await respond(page, '/contact', { success: true, message: 'Thank you.' }, 'POST');
    await page.goto('/contact');
    const send = page.getByRole('main').getByRole('button', { name: 'Send Message' });
    await send.click();
    const refused = errorToast(page, 'Please fill in all required fields!');
    // A pointer over the toast keeps it open.
    await refused.hover();
    await expectAccessible(page);
    await expect(refused).toBeVisible();

    for (const label of [/^Name/, /^Subject/, /^Message/]) await page.getByLabel(label).fill('Hello');
    await page
      .getByRole('main')
      .getByLabel(/^Email/)
      .fill('nusrat@example.com');
    await send.click();
    const sent = toast(page, 'Message sent successfully!');
    // The new submit removes the old toast. The new toast moves until then.
    await expect(refused).toHaveCount(0);
    await sent.hover();
    await expectAccessible(page);
    await expect(sent).toBeVisible();
  });
});
