import { expect } from '@playwright/test';
import { signUp } from '@roommate/test-support/accounts';
import { giveUpClosedPopupAtOnce } from '@roommate/test-support/clock';
import { holdRequests } from '@roommate/test-support/network';
import {
  expectSignedIn,
  expectSignedOut,
  fillLogin,
  fillRegistration,
  newPerson,
} from '@roommate/test-support/people';
import { refuse } from '@roommate/test-support/provider';
import { cards } from '@roommate/test-support/search-rooms';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';
import { errorToast, toast } from '@roommate/test-support/toasts';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

signedIn.use(interceptsRequests);

test.describe('spec 8 Authentication: errors are toasts with the provider’s message', () => {
  for (const [name, code, text] of [
    ['a wrong password', 'INVALID_LOGIN_CREDENTIALS', /email address or the password is wrong/],
    ['a disabled account', 'USER_DISABLED', /has been disabled/],
    ['too many attempts', 'TOO_MANY_ATTEMPTS_TRY_LATER', /too many attempts/],
    ['network-request-failed', undefined, /could not be reached/],
  ] as const) {
    test(`login: ${name}`, async ({ page }) => {
      await refuse(page, 'signInWithPassword', code);
      await page.goto('/login');
      const person = newPerson();
      await fillLogin(page, person);
      await expect(errorToast(page, text)).toBeVisible();
      await expect(page).toHaveURL('/login');
      await expect(page.getByLabel(/^Email/)).toHaveValue(person.email);
      await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
    });
  }

  for (const [name, code, text] of [
    [
      'password-does-not-meet-requirements',
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      /does not meet the requirements/,
    ],
    ['an unknown code', 'SOMETHING_NEW', /./],
    ['network-request-failed', undefined, /could not be reached/],
  ] as const) {
    test(`registration: ${name} stops the flow`, async ({ page }) => {
      await refuse(page, 'signUp', code);
      await page.goto('/register');
      await fillRegistration(page, newPerson());
      await expect(errorToast(page, text)).toBeVisible();
      await expect(page).toHaveURL('/register');
      await expectSignedOut(page);
    });
  }

  test('registration: an email address that has an account', async ({ page }) => {
    const account = await signUp();
    await page.goto('/register');
    await fillRegistration(page, account);
    await expect(errorToast(page, /already exists/)).toBeVisible();
    await expect(page).toHaveURL('/register');
  });

  test('Google login: popup-blocked', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(errorToast(page, /blocked the Google window/)).toBeVisible();
  });

  test('Google login: popup-closed-by-user', async ({ page }) => {
    await giveUpClosedPopupAtOnce(page);
    await page.goto('/login');
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await (await opening).close();
    await expect(errorToast(page, /was closed before/)).toBeVisible();
  });
});

test.describe('spec 8 Authentication: success toasts', () => {
  test("'Logged in successfully!'", async ({ page }) => {
    const account = await signUp();
    await page.goto('/login');
    await fillLogin(page, account);
    await expect(toast(page, 'Logged in successfully!')).toBeVisible();
  });

  test("'Registration successful!'", async ({ page }) => {
    await page.goto('/register');
    await fillRegistration(page, newPerson());
    await expect(toast(page, 'Registration successful!')).toBeVisible();
  });
});

signedIn.describe('spec 4 Authentication: it starts in loading', () => {
  signedIn('a spinner shows while it resolves, then the page', async ({ page }) => {
    const release = await holdRequests(page, /accounts:lookup/);
    await page.goto('/dashboard');
    await expect(page.getByRole('main').getByText('Loading your account...')).toBeAttached();
    await expect(page).toHaveURL('/dashboard');
    release();
    await expectSignedIn(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText('Loading your account...')).toHaveCount(0);
  });

  signedIn(
    'the page of the last user shows below the spinner, and asks for nothing yet',
    async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      const release = await holdRequests(page, /accounts:lookup/);
      await page.goto('/dashboard');
      await expect(page.getByText(/^Welcome back, /)).toBeVisible();
      await expect(page.getByRole('main').getByText('Loading your account...')).toBeAttached();
      expect(requests.filter((path) => path.startsWith('/api/roommates'))).toEqual([]);
      release();
      await expect(
        page.getByText(/^(Here is how your rooms are doing|You have no rooms here yet)\.$/),
      ).toBeVisible();
      const own = requests.filter((path) => path.startsWith('/api/roommates/user/'));
      expect(own).toHaveLength(1);
    },
  );

  signedIn('a public page does not wait for the provider', async ({ page }) => {
    await holdRequests(page, /accounts:lookup/);
    await page.goto('/dashboard');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Browse Listings' })
      .click();
    await expect(cards(page).first()).toBeVisible();
  });

  signedIn('a session that has ended leads to the login and back', async ({ page }) => {
    await page.route('**/accounts:lookup*', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
    );
    await page.goto('/dashboard/all-listings');
    await expect(page).toHaveURL('/login');
  });

  signedIn('after 5 s the page shows that it is still connecting', async ({ page }) => {
    await page.route('**/accounts:lookup*', () => undefined);
    await page.clock.install();
    await page.goto('/dashboard');
    await expect(page.getByRole('main').getByText('Loading your account...')).toBeAttached();
    await expect(async () => {
      await page.clock.runFor(6000);
      await expect(page.getByText('Still connecting...')).toBeVisible({ timeout: 500 });
    }).toPass();
  });
});
