import { expect, type Page } from '@playwright/test';
import { postRoom } from '@roommate/test-support/accounts';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';
import { closeDialog } from '@roommate/test-support/listings';
import { failRequests } from '@roommate/test-support/network';
import { expectSignedOut } from '@roommate/test-support/people';
import { settled } from '@roommate/test-support/settled';
import { test } from '@roommate/test-support/signed-in';
import { toast } from '@roommate/test-support/toasts';

test.use(interceptsRequests);

const message = { Name: 'Mim', Email: 'mim@example.com', Subject: 'Hello', Message: 'Is it free?' };

/** A message of the user waits because the site does not respond. @returns lets the site respond */
async function letMessageWait(page: Page): Promise<() => Promise<void>> {
  const repair = await failRequests(page, '/contact', { method: 'POST' });
  await page.goto('/contact');
  for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('button', { name: 'Send When It Responds' }).click();
  await expect(page.getByText('One change is waiting.')).toBeVisible();
  return repair;
}

test.describe('a change of a user waits on a public page', () => {
  test('and is sent after a logout that is declined', async ({ page }) => {
    const repair = await letMessageWait(page);
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await repair();
    await expect(toast(page, 'Your message, which was waiting, is sent.')).toBeVisible();
  });

  test('and is removed by a logout that is confirmed, without another notice', async ({ page }) => {
    await letMessageWait(page);
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByText('One change is waiting.')).toHaveCount(0);
    await expect(page.getByText('Your message was not sent.')).toHaveCount(0);
  });
});

test('an edit that waits is removed by a logout that is confirmed, without an error over home', async ({
  page,
  context,
  member,
}) => {
  await page.goto(`/mylistings/update/${await postRoom(member)}`);
  const update = page.getByRole('button', { name: 'Update Listing' });
  // The code of the dialogs loads with the first one.
  await update.click();
  await closeDialog(page, 'No data was updated.');
  // The code of home loads with its first visit.
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await settled(page);
  await page.goBack();
  await page.getByLabel(/^Title/).fill('Changed without a network');
  await settled(page);
  await context.setOffline(true);
  await update.click();
  await expect(page.getByText('One change is waiting.')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await expectSignedOut(page);
  await expect(page).toHaveURL('/');
  // A message about the edit would stay until it is closed.
  await context.setOffline(false);
  await settled(page);
  await expect(page.getByText('One change is waiting.')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
