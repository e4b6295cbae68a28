import { expect } from '@playwright/test';
import { addRoom } from '@roommate/test-support/listings';
import { logout } from '@roommate/test-support/people';
import { test } from '@roommate/test-support/signed-in';

test.describe('spec 5: a question protects unsaved edits of a listing', () => {
  test('appears before a logout, and Cancel keeps the session', async ({ page }) => {
    await page.goto('/dashboard/add-listing');
    const title = page.getByLabel(/^Title/);
    await title.fill('Half a thought');
    const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' });
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await logout.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(title).toHaveValue('Half a thought');
    await expect(page).toHaveURL('/dashboard/add-listing');
    await expect(logout).toBeVisible();
  });

  test('appears before a logout only once', async ({ page }) => {
    await page.goto('/dashboard/add-listing');
    await page.getByLabel(/^Title/).fill('Half a thought');
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(question).toBeHidden();
  });

  test('does not appear after the listing is posted', async ({ page }) => {
    await addRoom(page);
    await logout(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
