import { expect } from '@playwright/test';
import { signInPopupSize } from '@roommate/contracts';
import { giveUpClosedPopupAtOnce } from '@roommate/test-support/clock';
import {
  expectSignedIn,
  expectSignedOut,
  fillLogin,
  fillRegistration,
  logout,
  newPerson,
  register,
} from '@roommate/test-support/people';
import { test } from '@roommate/test-support/test';

test.describe('spec 4 and 8: authentication', () => {
  test('a reload keeps the session', async ({ page }) => {
    await register(page);
    await page.reload();
    await expectSignedIn(page);
  });

  test('two tabs have the same session', async ({ page, context }) => {
    const person = await register(page);
    const other = await context.newPage();
    await other.goto('/faq');
    await expectSignedIn(other);
    await logout(page);
    await expectSignedOut(other);
    await page.goto('/login');
    await fillLogin(page, person);
    await expectSignedIn(other);
  });

  test('shows a wrong password in a toast and keeps the form', async ({ page }) => {
    const person = await register(page);
    await logout(page);
    await page.goto('/login');
    await fillLogin(page, { ...person, password: 'Wrong123' });
    await expect(page.getByRole('alert').filter({ hasText: /e-?mail|password/i })).toBeVisible();
    await expect(page.getByLabel(/^Email/)).toHaveValue(person.email);
    await expectSignedOut(page);
  });

  test('a weak password stops the registration with the rule', async ({ page }) => {
    await page.goto('/register');
    await fillRegistration(page, { ...newPerson(), password: 'weak' });
    const rule =
      'Password must have at least one uppercase, one lowercase, and be at least 6 characters long!';
    await expect(page.getByText(rule).first()).toBeVisible();
    await expectSignedOut(page);
  });
});

test.describe('spec 2 and 9: Google popup', () => {
  test('signs in through a window of 500x600, and a reload keeps the session', async ({ page }) => {
    const outside: string[] = [];
    page.context().on('request', (request) => {
      if (!['localhost', '127.0.0.1'].includes(new URL(request.url()).hostname)) outside.push(request.url());
    });
    await page.addInitScript(() => {
      const open = window.open.bind(window);
      window.open = (url, name, features) => {
        document.documentElement.dataset.popup = features ?? '';
        return open(url, name, features);
      };
    });
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login');
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    const popup = await opening;
    const { width, height } = signInPopupSize;
    expect({ width, height }).toEqual({ width: 500, height: 600 });
    await expect(page.locator('html')).toHaveAttribute(
      'data-popup',
      new RegExp(`width=${width},height=${height}`),
    );
    await popup.getByRole('button', { name: 'Add a Google account' }).click();
    await popup.getByRole('button', { name: 'Fill in for me' }).click();
    await popup.getByRole('button', { name: 'Sign in' }).click();
    await expectSignedIn(page);
    await expect(page.getByText('Logged in with Google!')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await page.reload();
    await expectSignedIn(page);
    expect(outside.filter((url) => /google|gstatic|firebase/.test(url))).toEqual([]);
  });

  test('closing the window enables the button again', async ({ page }) => {
    await giveUpClosedPopupAtOnce(page);
    await page.goto('/login');
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await (await opening).close();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  });
});
