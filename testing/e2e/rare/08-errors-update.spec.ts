import { expect } from '@playwright/test';
import { postRoom } from '@roommate/test-support/accounts';
import { stopClock } from '@roommate/test-support/clock';
import { loseResponse, POST_PATH } from '@roommate/test-support/drafts';
import { closeDialog } from '@roommate/test-support/listings';
import { respond, failRequests } from '@roommate/test-support/network';
import { test } from '@roommate/test-support/signed-in';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

test.use(interceptsRequests);

const UPDATE = 'Update Listing';

test.describe('spec 8 Update', () => {
  test.beforeEach(async ({ page, member }) => {
    await page.goto(`/mylistings/update/${await postRoom(member)}`);
    await expect(page.getByLabel(/^Title/)).not.toHaveValue('');
  });

  test("success: 'Success!' / 'Roommate listing updated successfully!', auto-closing at 1500 ms", async ({
    page,
  }) => {
    await page.clock.install();
    await page.reload();
    await page.getByLabel(/^Rent amount/).fill('9800');
    await stopClock(page);
    await page.getByRole('button', { name: UPDATE }).click();
    const dialog = page.getByRole('dialog', { name: 'Success!' });
    await expect(dialog).toContainText('Roommate listing updated successfully!');
    await page.clock.runFor(1400);
    await expect(dialog).toBeVisible();
    await page.clock.runFor(200);
    await expect(dialog).toBeHidden();
  });

  test("matched, not modified: 'Success!'", async ({ page }) => {
    await respond(
      page,
      new URL(page.url()).pathname.replace('/mylistings/update', '/roommates'),
      {
        matchedCount: 1,
        modifiedCount: 0,
      },
      'PUT',
    );
    await page.getByLabel(/^Rent amount/).fill('9800');
    await page.getByRole('button', { name: UPDATE }).click();
    await expect(page.getByRole('dialog', { name: 'Success!' })).toBeVisible();
  });

  test("otherwise: 'No Changes' / 'No data was updated.'", async ({ page }) => {
    await page.getByRole('button', { name: UPDATE }).click();
    await expect(page.getByRole('dialog', { name: 'No Changes' })).toBeVisible();
    await closeDialog(page, 'No data was updated.');
  });

  test('two edits at the same time: the second user sees the change, and no edit is lost', async ({
    page,
    context,
  }) => {
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(second.getByLabel(/^Title/)).not.toHaveValue('');
    const title = await second.getByLabel(/^Title/).inputValue();

    await page.getByLabel(/^Rent amount/).fill('9800');
    await page.getByRole('button', { name: UPDATE }).click();
    await expect(page.getByRole('dialog', { name: 'Success!' })).toBeVisible();

    await second.getByLabel(/^Title/).fill(`${title}, quiet`);
    await second.getByRole('button', { name: UPDATE }).click();
    await closeDialog(second, 'The listing was changed in another tab or on another device: rent.');
    await expect(second.getByLabel(/^Title/)).toHaveValue(`${title}, quiet`);
    await page.reload();
    await expect(page.getByLabel(/^Rent amount/)).toHaveValue('9800');
    await expect(page.getByLabel(/^Title/)).toHaveValue(title);

    await second.getByRole('button', { name: UPDATE }).click();
    await expect(second.getByRole('dialog', { name: 'Success!' })).toBeVisible();
    await second.close();
  });

  test('a save whose response was lost is not an edit of somebody else', async ({ page }) => {
    await loseResponse(page, `${POST_PATH}/*`, 'PUT');
    const rent = page.getByLabel(/^Rent amount/);
    await rent.fill('9800');
    await page.getByRole('button', { name: UPDATE }).click();
    await closeDialog(page, 'Something went wrong during update.');
    await rent.fill('8900');
    await page.getByRole('button', { name: UPDATE }).click();
    await expect(page.getByRole('dialog', { name: 'Success!' })).toBeVisible();
    await page.reload();
    await expect(rent).toHaveValue('8900');
  });

  test("network error: 'Error' / 'Something went wrong during update.'", async ({ page }) => {
    const path = new URL(page.url()).pathname.replace('/mylistings/update', '/roommates');
    await failRequests(page, path, { method: 'PUT' });
    await page.getByLabel(/^Rent amount/).fill('9800');
    await page.getByRole('button', { name: UPDATE }).click();
    await expect(page.getByRole('dialog', { name: 'Error', exact: true })).toBeVisible();
    await closeDialog(page, 'Something went wrong during update.');
    await expect(page.getByLabel(/^Rent amount/)).toHaveValue('9800');
  });
});
