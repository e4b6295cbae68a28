import { expect } from '@playwright/test';
import { signUp } from '@roommate/test-support/accounts';
import {
  expectLoginBefore,
  expectSignedIn,
  fillLogin,
  fillRegistration,
  newPerson,
  register,
} from '@roommate/test-support/people';
import { test } from '@roommate/test-support/test';

test.describe('spec 2: routes and protected routes', () => {
  for (const [path, heading] of [
    ['/', /./],
    ['/login', 'Login'],
    ['/register', 'Register'],
    ['/about', /./],
    ['/faq', /./],
    ['/contact', /./],
    ['/browse-listings', /./],
  ] as const) {
    test(`${path} opens for visitors by its URL`, async ({ page }) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(problems).toEqual([]);
    });
  }

  test('an unknown path shows the not-found page, whose button leads home', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('an unknown path below /dashboard is the not-found page for visitors too', async ({ page }) => {
    const response = await page.goto('/dashboard/nothing-here');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard/nothing-here');
  });

  for (const [path, target] of [
    ['/dashboard'],
    ['/roommate/665f1c2ab7d94e0012a4c9d1'],
    ['/add-listings', '/dashboard/add-listing'],
  ] as const) {
    test(`${path} leads a visitor to login and, after login, back`, async ({ page }) => {
      await expectLoginBefore(page, path, await signUp(), target);
    });
  }

  for (const place of ['banner', 'contentinfo'] as const) {
    test(`Login in the ${place} leads back to the previous page`, async ({ page }) => {
      const account = await signUp();
      await page.goto('/faq');
      await page.getByRole(place).getByRole('link', { name: 'Login' }).click();
      // The link on the login page keeps the remembered path.
      await page.getByRole(place).getByRole('link', { name: 'Login' }).click();
      await fillLogin(page, account);
      await expect(page).toHaveURL('/faq');
      await expectSignedIn(page);
    });
  }

  test('a login without a previous page leads home', async ({ page }) => {
    const account = await signUp();
    await page.goto('/login');
    await fillLogin(page, account);
    await expect(page).toHaveURL('/');
    await expectSignedIn(page);
  });

  test('a registration leads home', async ({ page }) => {
    await page.goto('/dashboard');
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
    await fillRegistration(page, newPerson());
    await expectSignedIn(page);
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Registration successful!')).toBeVisible();
  });

  for (const [link, target] of [
    ['/add-listings', '/dashboard/add-listing'],
    ['/my-listings', '/dashboard/my-listings'],
  ] as const) {
    test(`${link} leads to ${target}`, async ({ page }) => {
      await register(page);
      await page.goto(link);
      await expect(page).toHaveURL(target);
    });
  }
});

test.describe('spec 2: navigation bar', () => {
  test('shows Dashboard, the photo and Logout only to signed-in users', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('banner');
    for (const name of ['Home', 'Browse Listings', 'About', 'FAQ', 'Contact']) {
      await expect(bar.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(bar.getByRole('link', { name: 'Signup' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
    await expect(bar.getByRole('button', { name: 'Logout' })).toHaveCount(0);
    const person = await register(page);
    await expect(bar.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(bar.getByTitle(person.name)).toBeVisible();
  });

  test('has a mobile menu without Contact that closes after a click on a link', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Browse Listings' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Contact' })).toHaveCount(0);
    await menu.getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});
