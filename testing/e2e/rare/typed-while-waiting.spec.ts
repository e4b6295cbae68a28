import { expect, type Page } from '@playwright/test';
import { postRoom } from '@roommate/test-support/accounts';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';
import { closeDialog, fillRoom, newRoom } from '@roommate/test-support/listings';
import { settled } from '@roommate/test-support/settled';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';
import { toast } from '@roommate/test-support/toasts';

test.use(interceptsRequests);

const UPDATED = 'Roommate listing updated successfully!';
const message = { Name: 'Mim', Email: 'mim@example.com', Subject: 'Hello', Message: 'Is it free?' };

/** Goes offline and presses the button, so that the change waits. */
async function sendOffline(page: Page, button: string): Promise<void> {
  await settled(page);
  await page.context().setOffline(true);
  await page.getByRole('main').getByRole('button', { name: button }).click();
  await expect(page.getByText('One change is waiting.')).toBeVisible();
}

test('what a visitor types while a message waits stays in the form', async ({ page, context }) => {
  await page.goto('/contact');
  for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text);
  await sendOffline(page, 'Send Message');
  const text = page.getByLabel('Message');
  await text.fill('Is it free? And how far is the metro?');
  await context.setOffline(false);
  await expect(toast(page, /^Message sent successfully!/)).toBeVisible();
  await expect(text).toHaveValue('Is it free? And how far is the metro?');
});

signedIn.describe('a form whose values wait', () => {
  signedIn('keeps a correction, which the next press saves', async ({ page, context, member }) => {
    await page.goto(`/mylistings/update/${await postRoom(member)}`);
    const rent = page.getByLabel(/^Rent amount/);
    await rent.fill('9800');
    await sendOffline(page, 'Update Listing');
    await rent.fill('8900');
    await context.setOffline(false);
    await closeDialog(page, UPDATED);
    await expect(rent).toHaveValue('8900');
    await page.getByRole('button', { name: 'Update Listing' }).click();
    await closeDialog(page, UPDATED);
    await page.reload();
    await expect(rent).toHaveValue('8900');
  });

  signedIn('closes without a question, and the next tab saves them', async ({ page, context, member }) => {
    await page.goto(`/mylistings/update/${await postRoom(member)}`);
    await page.getByLabel(/^Rent amount/).fill('9800');
    await sendOffline(page, 'Update Listing');
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto('/faq');
    await expect(toast(next, 'Your edit, which was waiting, is saved.')).toBeVisible();
  });

  signedIn('asks before a logout, which removes them', async ({ page, context, member }) => {
    await page.goto(`/mylistings/update/${await postRoom(member)}`);
    // The code of the dialogs loads with the first one.
    await page.getByRole('button', { name: 'Update Listing' }).click();
    await closeDialog(page, 'No data was updated.');
    await page.getByLabel(/^Rent amount/).fill('9800');
    await sendOffline(page, 'Update Listing');
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await context.setOffline(false);
    await closeDialog(page, UPDATED);
  });

  signedIn('has locked fields if it is a new listing', async ({ page, context }) => {
    await page.goto('/dashboard/add-listing');
    await fillRoom(page, newRoom());
    await sendOffline(page, 'Add Listing');
    const title = page.getByLabel(/^Title/);
    const locked = page.locator('[inert]').filter({ has: title });
    await expect(locked).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Adding...' })).toBeDisabled();
    await context.setOffline(false);
    await closeDialog(page, 'Roommate listing added successfully!');
    await expect(locked).toHaveCount(0);
    await expect(title).toHaveValue('');
  });
});
