import { expect } from '@playwright/test';
import { postRoom, signUp } from '@roommate/test-support/accounts';
import { fillLogin, register } from '@roommate/test-support/people';
import { newRoom, fillRoom, closeDialog } from '@roommate/test-support/listings';
import { confirmationLinks } from '@roommate/test-support/reset-link';
import { test } from '@roommate/test-support/test';

test.describe('the email address of a registration', () => {
  test('is confirmed by the link that the registration sends, and then shows on listings', async ({
    page,
    browser,
  }) => {
    const person = await register(page);
    await expect.poll(() => confirmationLinks(person.email)).toHaveLength(1);
    const [link = ''] = await confirmationLinks(person.email);
    await page.goto(link);
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await expect(page).toHaveURL(/\/confirm-email\?oobCode=/);

    const room = newRoom();
    await page.goto('/dashboard/add-listing');
    await fillRoom(page, room);
    await page.getByRole('main').getByRole('button', { name: 'Add Listing' }).click();
    await closeDialog(page, 'Roommate listing added successfully!');
    await page.goto('/dashboard/my-listings');
    await page.getByRole('link', { name: new RegExp(`^View.*${room.title}`) }).click();
    await expect(page).toHaveURL(/\/roommate\//);

    const visitor = await signUp();
    const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
    await other.goto(page.url());
    await fillLogin(other, visitor);
    await expect(other.getByRole('link', { name: person.email })).toBeVisible();
    await other.context().close();
  });

  test('can be confirmed later with a new link', async ({ page }) => {
    const person = await signUp();
    await postRoom(person);
    await page.goto('/login');
    await fillLogin(page, person);
    await expect(page).toHaveURL('/');
    await page.goto('/confirm-email');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(`A link is on its way to ${person.email}.`)).toBeVisible();
    const [link = ''] = await confirmationLinks(person.email);
    await page.goto(link);
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await page.goto(link);
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  });
});
