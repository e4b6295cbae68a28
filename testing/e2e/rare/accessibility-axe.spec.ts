import { expect } from '@playwright/test';
import { postRoom, signUp } from '@roommate/test-support/accounts';
import { expectAccessible } from '@roommate/test-support/axe';
import { publicRoutes, signedInRoutes } from '@roommate/test-support/routes';
import { settled } from '@roommate/test-support/settled';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

signedIn.use(interceptsRequests);

test.describe('WCAG 2.2 AA: axe finds nothing, in light and dark', () => {
  for (const path of publicRoutes) {
    test(`on ${path}`, async ({ page }) => {
      await page.goto(path);
      await settled(page);
      await expectAccessible(page);
    });
  }

  test('with the mobile menu open', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/faq');
    await settled(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectAccessible(page);
  });

  test('with every question of the FAQ open', async ({ page }) => {
    await page.goto('/faq');
    for (const question of await page.locator('summary').all()) await question.click();
    await expectAccessible(page);
  });

  test('on the second tab of How It Works', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('tab', { name: 'Find a Room' }).click();
    await expectAccessible(page);
  });

  for (const [path, button] of [
    ['/contact', 'Send Message'],
    ['/register', 'Register'],
    ['/login', 'Login'],
  ] as const) {
    test(`with errors in the form of ${path}`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
      await expect(page.getByText('Email is required.').first()).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('while offline', async ({ page, context }) => {
    await page.goto('/faq');
    await settled(page);
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expectAccessible(page);
  });
});

signedIn.describe('WCAG 2.2 AA: axe finds nothing for signed-in people, in light and dark', () => {
  for (const [index, name] of signedInRoutes('{id}').entries()) {
    signedIn(`on ${name}`, async ({ page, member }) => {
      const path = signedInRoutes(await postRoom(member))[index] ?? name;
      await page.goto(path);
      await settled(page);
      await expectAccessible(page);
    });
  }

  signedIn('on a liked listing of another user', async ({ page }) => {
    await page.goto(`/roommate/${await postRoom(await signUp())}`);
    await page.getByRole('button', { name: 'Like this listing' }).click();
    await expect(page.getByRole('button', { name: 'Like this listing' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectAccessible(page);
  });

  signedIn('with a dialog open', async ({ page, member }) => {
    await postRoom(member);
    await page.goto('/dashboard/my-listings');
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
    await expectAccessible(page);
  });

  signedIn('with errors in the form of a listing, and a toast', async ({ page }) => {
    await page.goto('/dashboard/add-listing');
    await page.getByRole('main').getByRole('button', { name: 'Add Listing' }).click();
    await expect(page.getByText('Title is required.').first()).toBeVisible();
    await expectAccessible(page);
  });
});
