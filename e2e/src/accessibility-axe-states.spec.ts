import { expect } from '@playwright/test';
import { postRoom } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { answer, breakCall, holdBack } from './support/network.ts';
import { test as signedIn } from './support/signed-in.ts';
import { test } from './support/test.ts';
import { errorToast } from './support/toasts.ts';

test.describe('WCAG 2.2 AA: axe finds nothing in passing states, in light and dark', () => {
  test('with a toast', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('main').getByRole('button', { name: 'Send Message' }).click();
    const shown = errorToast(page, 'Please fill in all required fields!');
    // The pointer over the toast keeps it open.
    await shown.hover();
    await expectAccessible(page);
    await expect(shown).toBeVisible();
  });

  test("while a message is 'Sending...'", async ({ page }) => {
    await holdBack(page, '/contact');
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

  test('with a link for a new password that is refused', async ({ page }) => {
    await page.goto('/reset-password?mode=resetPassword&oobCode=no-such-code');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expectAccessible(page);
  });
});

signedIn.describe('WCAG 2.2 AA: axe finds nothing while the pages of the signed-in load, or fail', () => {
  signedIn('all listings load', async ({ page }) => {
    await holdBack(page, '/roommates');
    await page.goto('/dashboard/all-listings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });

  signedIn('all listings fail, and are none', async ({ page }) => {
    await breakCall(page, '/roommates', { status: 500 });
    await page.goto('/dashboard/all-listings');
    const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try Again' });
    await expect(tryAgain).toBeVisible();
    await expectAccessible(page);
    await answer(page, '/roommates', []);
    await tryAgain.click();
    await expect(tryAgain).toBeHidden();
    await expectAccessible(page);
  });

  signedIn('my listings load', async ({ page }) => {
    await holdBack(page, '/roommates/mylistings');
    await page.goto('/dashboard/my-listings');
    await expect(page.getByText('Loading your listings...').first()).toBeAttached();
    await expectAccessible(page);
  });

  signedIn('the overview loads', async ({ page }) => {
    await holdBack(page, '/roommates/stats');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });

  for (const path of ['/roommate/', '/mylistings/update/']) {
    signedIn(`${path} loads`, async ({ page, member }) => {
      const id = await postRoom(member);
      await holdBack(page, `/roommates/${id}`);
      await page.goto(path + id);
      await expect(page.getByText('Loading...').first()).toBeVisible();
      await expectAccessible(page);
    });

    signedIn(`${path} fails`, async ({ page, member }) => {
      const id = await postRoom(member);
      await breakCall(page, `/roommates/${id}`, { status: 500 });
      await page.goto(path + id);
      await expect(page.getByRole('heading', { name: 'Error Loading Listing' })).toBeVisible();
      await expectAccessible(page);
    });
  }
});
