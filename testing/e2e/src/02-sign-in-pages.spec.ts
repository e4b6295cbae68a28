import { expect } from '@playwright/test';
import { test } from '@roommate/test-support/test';

test.describe('spec 2 Login', () => {
  test('has its fields, buttons and links', async ({ page }) => {
    await page.goto('/login');
    const main = page.getByRole('main');
    await expect(main.getByLabel(/^Email/)).toHaveAttribute('type', 'email');
    await expect(main.getByLabel(/^Email/)).toHaveAttribute('required');
    await expect(main.getByRole('textbox', { name: /^Password/ })).toHaveAttribute('required');
    await expect(main.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
    await main.getByRole('link', { name: 'Forgot Password?' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/forgot-password');
  });
});

test.describe('spec 2 Register', () => {
  test('has its fields, buttons and links', async ({ page }) => {
    await page.goto('/register');
    const main = page.getByRole('main');
    await expect(main.getByLabel(/^Name/)).toBeVisible();
    await expect(main.getByLabel(/^Email/)).toHaveAttribute('type', 'email');
    await expect(main.getByLabel(/^Photo URL/)).toHaveAttribute('type', 'url');
    await expect(main.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    const password = main.getByRole('textbox', { name: /^Password/ });
    await password.fill('Secret12');
    await expect(password).toHaveAttribute('type', 'password');
    await main.getByRole('button', { name: /show password/i }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await main.getByRole('button', { name: /hide password/i }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });
});
