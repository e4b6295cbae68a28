import { expect, type Page } from '@playwright/test';
import { postRoom, signUp } from '@roommate/test-support/accounts';
import { expectAccessible } from '@roommate/test-support/axe';
import { respond, failRequests, holdResponses } from '@roommate/test-support/network';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';
import { errorToast } from '@roommate/test-support/toasts';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

signedIn.use(interceptsRequests);

/** A password reset link with a code that the provider accepts. */
const RESET_LINK = '/reset-password?mode=resetPassword&oobCode=a-code';
const checkCode = (page: Page, email?: string) =>
  page.route('**/accounts:resetPassword*', (route) =>
    email === undefined ? undefined : route.fulfill({ json: { email, requestType: 'PASSWORD_RESET' } }),
  );

test.describe('WCAG 2.2 AA: axe finds nothing in temporary states, in light and dark', () => {
  test('while the rooms of home load', async ({ page }) => {
    await holdResponses(page, '/roommates/available');
    await page.goto('/');
    await expect(page.getByText('Loading available roommates...')).toBeAttached();
    await expectAccessible(page);
  });

  test("while a message is 'Sending...'", async ({ page }) => {
    await holdResponses(page, '/contact');
    await page.goto('/contact');
    for (const label of [/^Name/, /^Subject/, /^Message/]) await page.getByLabel(label).fill('Hello');
    await page
      .getByRole('main')
      .getByLabel(/^Email/)
      .fill('nusrat@example.com');
    await page.getByRole('main').getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expectAccessible(page);
  });

  test('after a request for a password reset link', async ({ page }) => {
    await page.goto('/forgot-password');
    await page
      .getByRole('main')
      .getByLabel(/^Email/)
      .fill('nobody@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(/has an account here/)).toBeVisible();
    await expectAccessible(page);
  });

  test('with a refused password reset link', async ({ page }) => {
    await page.goto('/reset-password?mode=resetPassword&oobCode=no-such-code');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('while a password reset link is checked', async ({ page }) => {
    await checkCode(page);
    await page.goto(RESET_LINK);
    await expect(page.getByText('Checking the link...')).toBeVisible();
    await expectAccessible(page);
  });

  test('with the form for a new password and its errors', async ({ page }) => {
    await checkCode(page, 'nusrat@example.com');
    await page.goto(RESET_LINK);
    await expect(page.getByRole('textbox', { name: /^New password/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await errorToast(page, /^Password must have/).hover();
    await expectAccessible(page);
  });
});

signedIn.describe('WCAG 2.2 AA: axe finds nothing while the pages of signed-in users load or fail', () => {
  signedIn('the session is not known yet', async ({ page }) => {
    await page.route('**/accounts:lookup*', () => undefined);
    await page.goto('/dashboard');
    await expect(page.getByRole('main').getByText('Loading your account...')).toBeAttached();
    await expectAccessible(page);
  });

  signedIn('all listings are loading', async ({ page }) => {
    await holdResponses(page, '/roommates');
    await page.goto('/dashboard/all-listings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });

  signedIn('all listings fail, and there are none', async ({ page }) => {
    await failRequests(page, '/roommates', { status: 500 });
    await page.goto('/dashboard/all-listings');
    const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try Again' });
    await expect(tryAgain).toBeVisible();
    await expectAccessible(page);
    await respond(page, '/roommates', []);
    await tryAgain.click();
    await expect(page.getByText('No Listings Found')).toBeVisible();
    await expectAccessible(page);
  });

  for (const view of ['', '?view=table']) {
    signedIn(`my listings are loading ${view}`, async ({ page }) => {
      await holdResponses(page, '/roommates/mylistings');
      await page.goto(`/dashboard/my-listings${view}`);
      await expect(page.getByText('Loading your listings...').first()).toBeAttached();
      await expectAccessible(page);
    });
  }

  signedIn('the overview is loading', async ({ page, member }) => {
    await holdResponses(page, '/roommates/stats');
    await holdResponses(page, `/roommates/user/${encodeURIComponent(member.email)}`);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });

  signedIn('the edit form shows the listing of another user', async ({ page }) => {
    await page.goto(`/mylistings/update/${await postRoom(await signUp())}`);
    await expect(page.getByText(/^This listing belongs to/)).toBeVisible();
    await expectAccessible(page);
  });

  for (const path of ['/roommate/', '/mylistings/update/']) {
    signedIn(`${path} is loading`, async ({ page, member }) => {
      const id = await postRoom(member);
      await holdResponses(page, `/roommates/${id}`);
      await page.goto(path + id);
      await expect(page.getByText('Loading...').first()).toBeVisible();
      await expectAccessible(page);
    });

    signedIn(`${path} fails`, async ({ page, member }) => {
      const id = await postRoom(member);
      await failRequests(page, `/roommates/${id}`, { status: 500 });
      await page.goto(path + id);
      await expect(page.getByRole('heading', { name: 'Error Loading Listing' })).toBeVisible();
      await expectAccessible(page);
    });
  }
});
