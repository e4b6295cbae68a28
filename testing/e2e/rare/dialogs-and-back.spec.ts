import { expect, type Page } from '@playwright/test';
import { postRoom } from '@roommate/test-support/accounts';
import { newRoom } from '@roommate/test-support/listings';
import { failRequests } from '@roommate/test-support/network';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';

/** The browser's Back, without waiting for a page: the site may take it back. */
const back = (page: Page) => page.evaluate(() => history.back());

signedIn('Back cancels a question, so that it deletes nothing on another page', async ({ page, member }) => {
  const room = newRoom();
  const path = `/roommates/${await postRoom(member, room)}`;
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Manage Listings' }).first().click();
  await page
    .getByRole('button', { name: new RegExp(`^Delete.*${room.title}`) })
    .first()
    .click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question).toBeVisible();
  await back(page);
  await expect(page).toHaveURL('/dashboard');
  await expect(question).toBeHidden();
  expect((await page.request.get(`/api${path}`)).status()).toBe(200);
});

test('Back keeps the question that protects unsaved edits', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  const field = page.getByLabel(/^Message/);
  await field.fill('Half a thought');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await back(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/contact');
  await expect(field).toHaveValue('Half a thought');
  // The code of the dialog is there now. So the question shows before the router has taken Back back.
  await back(page);
  await expect(page).toHaveURL('/contact');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/faq');
});

signedIn('a link asks before it loses an edit whose save has just failed', async ({ page, member }) => {
  const id = await postRoom(member);
  await page.goto(`/mylistings/update/${id}`);
  await failRequests(page, `/roommates/${id}`, { method: 'PUT' });
  const rent = page.getByLabel(/^Rent amount/);
  await rent.fill('9800');
  await page.getByRole('button', { name: 'Update Listing' }).click();
  await expect(page.getByText('Something went wrong during update.')).toBeVisible();
  // The dialog hides the rest of the page from the roles.
  await page
    .locator('header a[href="/faq"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`/mylistings/update/${id}`);
  await expect(rent).toHaveValue('9800');
});
