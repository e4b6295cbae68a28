import { expect } from '@playwright/test';
import { signUp } from '@roommate/test-support/accounts';
import { follow, heading, tabTo, typeInto } from '@roommate/test-support/keyboard';
import { expectSignedIn } from '@roommate/test-support/people';
import { resetLink } from '@roommate/test-support/reset-link';
import { errorToast, toast } from '@roommate/test-support/toasts';
import { test } from '@roommate/test-support/test';

test.describe('WCAG 2.2 AA: the account by keyboard only', () => {
  test('log in: a wrong password, then the right one, shown before the login', async ({ page }) => {
    const account = await signUp();
    await page.goto('/faq');
    await follow(page, page.getByRole('banner').getByRole('link', { name: 'Login' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused();
    await typeInto(page, /^Email/, account.email);
    await typeInto(page, /^Password/, 'Wrong123');
    await page.keyboard.press('Enter');
    await expect(errorToast(page, /password is wrong/)).toBeVisible();

    const password = page.getByRole('main').getByRole('textbox', { name: /^Password/ });
    await expect(password).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(account.password);
    await follow(page, page.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await follow(page, page.getByRole('main').getByRole('button', { name: 'Login', exact: true }));
    await expectSignedIn(page);
    await expect(page).toHaveURL('/faq');
    await expect(heading(page)).toBeFocused();
  });

  test('an empty form: the focus goes to the summary, from there to the field', async ({ page }) => {
    await page.goto('/login');
    await follow(page, page.getByRole('main').getByRole('button', { name: 'Login', exact: true }));
    const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' });
    await expect(summary).toBeFocused();
    await follow(page, summary.getByRole('link', { name: 'Password is required.' }));
    await expect(page.getByRole('main').getByRole('textbox', { name: /^Password/ })).toBeFocused();
  });

  test('forgot password: request the link, set a new password, log in with it', async ({ page }) => {
    const account = await signUp();
    await page.goto('/login');
    await follow(page, page.getByRole('main').getByRole('link', { name: 'Forgot Password?' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused();
    await typeInto(page, /^Email/, account.email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`If ${account.email} has an account here`)).toBeVisible();

    await page.goto(await resetLink(account.email));
    await tabTo(page, page.getByRole('textbox', { name: /^New password/ }));
    await page.keyboard.type('Changed34');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    await expect(toast(page, 'Your new password is set. Please log in with it.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused();
    await typeInto(page, /^Email/, account.email);
    await typeInto(page, /^Password/, 'Changed34');
    await page.keyboard.press('Enter');
    await expectSignedIn(page);
  });
});
