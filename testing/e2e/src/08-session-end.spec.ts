import { expect } from '@playwright/test';
import { postRoom } from '@roommate/test-support/accounts';
import { closeDialog, fillRoom, newRoom } from '@roommate/test-support/listings';
import { failRequests } from '@roommate/test-support/network';
import { test } from '@roommate/test-support/signed-in';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

test.use(interceptsRequests);

test.describe('spec 8: the session ends while a form is filled in', () => {
  test('posting offers a new login on the page, and then posts the listing', async ({ page, member }) => {
    const repair = await failRequests(page, '/roommates', { method: 'POST', status: 401 });
    const room = newRoom();
    await page.goto('/dashboard/add-listing');
    await fillRoom(page, room);
    await page.getByRole('main').getByRole('button', { name: 'Add Listing' }).click();
    await closeDialog(page, 'Failed to add roommate listing.');
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await page.getByRole('button', { name: 'Log In Again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in again' });
    await expect(dialog.getByLabel('Email')).toHaveValue(member.email);
    await dialog.getByRole('textbox', { name: /^Password/ }).fill('Wrong1');
    await dialog.getByRole('button', { name: 'Login' }).click();
    await expect(dialog.getByText(/the password is wrong/)).toBeVisible();
    await repair();
    await dialog.getByRole('textbox', { name: /^Password/ }).fill(member.password);
    await dialog.getByRole('button', { name: 'Login' }).click();
    await closeDialog(page, 'Roommate listing added successfully!');
    await expect(page).toHaveURL('/dashboard/add-listing');
    await expect(page.getByLabel(/^Title/)).toHaveValue('');
  });

  test('Escape keeps the form, and saving an edit offers the login too', async ({ page, member }) => {
    const id = await postRoom(member);
    await failRequests(page, `/roommates/${id}`, { method: 'PUT', status: 401 });
    await page.goto(`/mylistings/update/${id}`);
    await page.getByLabel(/^Title/).fill('A better title');
    await page.getByRole('button', { name: 'Update Listing' }).click();
    await page.getByRole('button', { name: 'Log In Again' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in again' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByLabel(/^Title/)).toHaveValue('A better title');
    await expect(page.getByRole('button', { name: 'Log In Again' })).toBeFocused();
  });
});
