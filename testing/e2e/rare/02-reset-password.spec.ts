import { expect, type Page } from '@playwright/test';
import { signUp } from '@roommate/test-support/accounts';
import { expectSignedIn, fillLogin } from '@roommate/test-support/people';
import { refuse } from '@roommate/test-support/provider';
import { resetLink } from '@roommate/test-support/reset-link';
import { test } from '@roommate/test-support/test';
import { errorToast, toast } from '@roommate/test-support/toasts';

const RULE = 'Password must have at least one uppercase, one lowercase, and be at least 6 characters long!';

const newPassword = (page: Page) => page.getByRole('textbox', { name: /^New password/ });
const save = (page: Page) => page.getByRole('button', { name: 'Set the password' });

/** Requests the link through the pages. @returns the link, which the terminal shows instead of an email */
async function requestLink(page: Page, email: string): Promise<string> {
  await page.goto('/login');
  await page.getByRole('main').getByRole('link', { name: 'Forgot Password?' }).click();
  // The login page, which is still open, has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If ${email} has an account here`)).toBeVisible();
  return resetLink(email);
}

test.describe('spec 2 Login: Forgot Password?', () => {
  test('the link opens a page that sets a new password and leads to login', async ({ page }) => {
    const account = await signUp();
    const link = await requestLink(page, account.email);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(account.email);

    await newPassword(page).fill('weak');
    await save(page).click();
    await expect(errorToast(page, RULE)).toBeVisible();
    await expect(newPassword(page)).toHaveAccessibleDescription(new RegExp(RULE));

    await newPassword(page).fill('Changed34');
    await save(page).click();
    await expect(page).toHaveURL('/login');
    await expect(toast(page, 'Your new password is set. Please log in with it.')).toBeVisible();

    await fillLogin(page, account);
    await expect(errorToast(page, /password is wrong/)).toBeVisible();
    await fillLogin(page, { ...account, password: 'Changed34' });
    await expectSignedIn(page);
    await expect(page).toHaveURL('/');

    await test.step('a used link shows this and offers a new one', async () => {
      await page.goto(link);
      await expect(page.getByText(/has been used already/)).toBeVisible();
      await page.getByRole('link', { name: 'Send a new link' }).click();
      await expect(page).toHaveURL('/forgot-password');
    });
  });

  test('an email address without an account gets the same message', async ({ page }) => {
    await page.goto('/forgot-password');
    await page.getByLabel(/^Email/).fill('nobody-at-all@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('If nobody-at-all@example.com has an account here')).toBeVisible();
  });

  test('an expired link shows this and offers a new one', async ({ page }) => {
    await refuse(page, 'resetPassword', 'EXPIRED_OOB_CODE');
    await page.goto('/reset-password?mode=resetPassword&oobCode=old');
    await expect(page.getByText(/has expired/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Send a new link' })).toBeVisible();
  });

  for (const query of ['', '?mode=resetPassword&oobCode=made-up', '?mode=verifyEmail&oobCode=another']) {
    test(`a URL without a valid code shows that the link does not work: ${query || 'no query'}`, async ({
      page,
    }) => {
      await page.goto(`/reset-password${query}`);
      await expect(page.getByText(/This link does not work/)).toBeVisible();
      await expect(newPassword(page)).toHaveCount(0);
    });
  }

  test('a network failure shows a message, and Try Again helps', async ({ page }) => {
    const account = await signUp();
    const link = await requestLink(page, account.email);
    await refuse(page, 'resetPassword');
    await page.goto(link);
    await expect(page.getByText(/could not be reached/)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
  });
});
