import { expect } from '@playwright/test';
import { postRoom, signUp } from '@roommate/test-support/accounts';
import { expectAccessible } from '@roommate/test-support/axe';
import { respond, failRequests, holdResponses, renderInBrowser } from '@roommate/test-support/network';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

signedIn.use(interceptsRequests);

test.describe('WCAG 2.2 AA: axe finds nothing when something is missing, in light and dark', () => {
  test('while listings load', async ({ page }) => {
    await holdResponses(page, '/roommates');
    await page.goto('/browse-listings');
    await expect(page.getByText('Loading all listings...')).toBeAttached();
    await expectAccessible(page);
  });

  test('when listings fail, and when there are none', async ({ page }) => {
    await failRequests(page, '/roommates', { status: 500 });
    await page.goto('/browse-listings');
    await expect(page.getByText('Error Loading Listings')).toBeVisible();
    await expectAccessible(page);
    await respond(page, '/roommates', []);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('No Listings Found')).toBeVisible();
    await expectAccessible(page);
  });

  test('when the second page of listings fails', async ({ page }) => {
    // The demo listings fill only one page, and a rendered page may be older than this room.
    await postRoom(await signUp());
    await renderInBrowser(page);
    await page.route(
      ({ pathname, searchParams }) => pathname === '/api/roommates' && searchParams.has('cursor'),
      (route) => route.abort('connectionfailed'),
    );
    await page.goto('/browse-listings');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByText('Some listings could not be loaded.')).toBeVisible();
    await expectAccessible(page);
  });

  test('on home without listings, and when they fail', async ({ page }) => {
    await failRequests(page, '/roommates/available', { status: 500 });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expectAccessible(page);
    await respond(page, '/roommates/available', []);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('No roommates available')).toBeVisible();
    await expectAccessible(page);
  });

  test('when the code of a page does not arrive', async ({ page }) => {
    await page.route('**/mfe/mfe-marketing/**', (route) => route.abort());
    await page.goto('/faq');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectAccessible(page);
  });
});

signedIn.describe('WCAG 2.2 AA: axe finds nothing when something is missing for signed-in people', () => {
  signedIn('on an unknown listing', async ({ page }) => {
    await page.goto('/roommate/665f1c2ab7d94e0012a4c9d1');
    await expect(page.getByRole('heading', { name: 'Roommate not found' })).toBeVisible();
    await expectAccessible(page);
  });

  signedIn('with the sidebar of the dashboard open, and figures that failed', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await failRequests(page, '/roommates/stats', { status: 500 });
    await failRequests(page, '/roommates/count', { status: 500 });
    await page.goto('/dashboard');
    await expect(page.getByText('Some of the figures could not be loaded.')).toBeVisible();
    await page.getByRole('button', { name: 'Dashboard menu' }).click();
    await expectAccessible(page);
  });

  signedIn('on my listings without a listing', async ({ page }) => {
    await respond(page, '/roommates/mylistings', []);
    await page.goto('/dashboard/my-listings');
    await expect(page.getByText('Add Your First Listing')).toBeVisible();
    await expectAccessible(page);
  });
});
