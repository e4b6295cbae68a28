import { expect } from '@playwright/test';
import { postRoom } from '@roommate/test-support/accounts';
import { renderInBrowser } from '@roommate/test-support/network';
import { errorToast, toast } from '@roommate/test-support/toasts';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

signedIn.use(interceptsRequests);

test.describe('WCAG 2.2 AA: live regions announce results', () => {
  test('the number of listings on browse', async ({ page }) => {
    await page.goto('/browse-listings');
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /^Showing [\d,]+ of [\d,]+ listings$/ }),
    ).toBeVisible();
  });

  test('the title of the opened page', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: /^About/ })).toBeAttached();
  });

  test('a failure is an alert, and the following success is a status', async ({ page }) => {
    await page.goto('/contact');
    const send = page.getByRole('button', { name: 'Send Message' });
    await send.click();
    await expect(errorToast(page, 'Please fill in all required fields!')).toBeVisible();
    await page.getByLabel(/^Name/).fill('Nusrat Jahan');
    await page.getByLabel(/^Email/).fill('nusrat@example.com');
    await page.getByLabel(/^Subject/).fill('A question');
    await page.getByLabel(/^Message/).fill('Is the room in Mirpur still free?');
    await send.click();
    await expect(toast(page, 'Message sent successfully!')).toBeVisible();
    await expect(errorToast(page, /./)).toHaveCount(0);
  });
});

signedIn.describe('WCAG 2.2 AA: live regions for signed-in people', () => {
  signedIn('the number of own listings', async ({ page, member }) => {
    await postRoom(member);
    await page.goto('/dashboard/my-listings');
    await expect(
      page.getByRole('status').filter({ hasText: /^Manage your [1-9]\d* room listing\(s\)$/ }),
    ).toBeVisible();
  });

  signedIn('that a listing is loading', async ({ page, member }) => {
    const id = await postRoom(member);
    await renderInBrowser(page);
    await page.route(`**/api/roommates/${id}`, () => undefined);
    for (const path of [`/roommate/${id}`, `/mylistings/update/${id}`]) {
      await page.goto(path);
      await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
    }
  });
});
