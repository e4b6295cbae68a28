import { expect, type Page } from '@playwright/test';
import { postRoom } from '@roommate/test-support/accounts';
import { renderInBrowser } from '@roommate/test-support/network';
import { settled } from '@roommate/test-support/settled';
import { test } from '@roommate/test-support/test';
import { errorToast } from '@roommate/test-support/toasts';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

test.use(interceptsRequests);

const banner = (page: Page) => page.getByText('You are offline.');

test.describe('spec 8: without a network every page shows a notice and recovers', () => {
  for (const path of ['/', '/login', '/register', '/about', '/faq', '/contact', '/browse-listings']) {
    test(`${path}: the notice appears and disappears, and the content stays`, async ({ page, context }) => {
      await page.goto(path);
      await settled(page);
      await context.setOffline(true);
      await expect(banner(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await context.setOffline(false);
      await expect(banner(page)).toBeHidden();
    });
  }

  test('the notice does not cover the keyboard focus', async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await settled(page);
    await context.setOffline(true);
    await expect(banner(page)).toBeVisible();
    const isCovered = () =>
      page.evaluate(() => {
        const { top = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
        const notice = document.querySelector('[data-banner]')?.getBoundingClientRect();
        return top < (notice?.bottom ?? Infinity);
      });
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    for (let n = 0; n < 15; n += 1) {
      await page.keyboard.press('Shift+Tab');
      await expect.poll(isCovered).toBe(false);
    }
  });

  test('a page whose code is missing offers Retry, and loads when the network is back', async ({
    page,
    context,
  }) => {
    await page.goto('/faq');
    await settled(page);
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'Browse Listings' }).click();
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await context.setOffline(false);
    await expect(async () => {
      // The page may have recovered already.
      if ((await retry.count()) > 0) await retry.click({ timeout: 1000 });
      await expect(page.getByRole('heading', { level: 1, name: 'Browse Listings' })).toBeVisible();
    }).toPass({ timeout: 120_000 });
  });

  test('a page with a missing chunk loads automatically when the network is back', async ({
    page,
    context,
  }) => {
    await page.goto('/about');
    await settled(page);
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByText(/^Part of the page did not load/)).toBeVisible();
    await context.setOffline(false);
    const heading = page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' });
    await expect(heading).toBeVisible();
  });

  test('home loads its rooms automatically when the network is back', async ({ page, context }) => {
    await renderInBrowser(page);
    await page.route('**/api/roommates/available*', (route) => route.abort('internetdisconnected'));
    await page.goto('/');
    await expect(page.getByText('The rooms did not load')).toBeVisible();
    await context.setOffline(true);
    await expect(banner(page)).toBeVisible();
    await page.unroute('**/api/roommates/available*');
    await context.setOffline(false);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('a login shows the error, keeps the input and does not hang', async ({ page, context }) => {
    await page.goto('/login');
    await settled(page);
    await page.getByLabel(/^Email/).fill('nusrat@example.com');
    await page.getByRole('textbox', { name: /^Password/ }).fill('Dhaka2025');
    await context.setOffline(true);
    const login = page.getByRole('button', { name: 'Login', exact: true });
    await login.click();
    await expect(errorToast(page, /could not be reached/)).toBeVisible();
    await expect(login).toBeEnabled();
    await context.setOffline(false);
    await login.click();
    await expect(page).toHaveURL('/');
  });
});

signedIn.describe('spec 8: without a network, signed in', () => {
  signedIn('the dashboard refreshes its numbers when the network is back', async ({ page, context }) => {
    await page.route('**/api/roommates/**', (route) => route.abort('internetdisconnected'));
    await page.goto('/dashboard');
    await expect(page.getByText('The figures could not be loaded.')).toBeVisible();
    await context.setOffline(true);
    await expect(banner(page)).toBeVisible();
    await page.unrouteAll();
    await context.setOffline(false);
    await expect(page.getByText('The figures could not be loaded.')).toBeHidden();
  });

  for (const [name, pathOf, content] of [
    ['the dashboard', () => '/dashboard', /^Dashboard/],
    ['the own listings', () => '/dashboard/my-listings', /^My Listings/],
    ['all listings', () => '/dashboard/all-listings', /^All Listings/],
    ['the preferences', () => '/dashboard/preferences', /^My Preferences/],
    ['the details', (id: string) => `/roommate/${id}`, /./],
    ['the edit form', (id: string) => `/mylistings/update/${id}`, /^Edit Listing/],
    ['the saved rooms', () => '/saved', /^Saved rooms/],
    ['browse', () => '/browse-listings', /^Browse Listings/],
    ['an area', () => '/areas/mirpur', /Mirpur/],
  ] as const) {
    signedIn(
      `${name} without content: the notice claims nothing, and the page loads when the network is back`,
      async ({ page, context, member }) => {
        await renderInBrowser(page);
        const id = await postRoom(member);
        await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
        await page.goto(pathOf(id));
        const failure = page.getByText(/could not be loaded|^Failed to fetch listings$/).first();
        await expect(failure).toBeVisible();
        await context.setOffline(true);
        await expect(banner(page)).toContainText('The missing content loads');
        await expect(page.getByText('You can still read this page')).toBeHidden();
        await page.unrouteAll();
        await context.setOffline(false);
        await expect(failure).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(content);
        await expect(page.getByRole('main')).not.toContainText(/Loading|could not be loaded/);
        await context.setOffline(true);
        await expect(banner(page)).toContainText('You can still read this page');
      },
    );
  }

  for (const path of ['/roommate/', '/mylistings/update/']) {
    signedIn(
      `${path}: Try Again loads the listing and moves the focus to its heading`,
      async ({ page, member }) => {
        const id = await postRoom(member);
        // A page from the server keeps its public data when the request fails.
        await renderInBrowser(page);
        await page.route(`**/api/roommates/${id}`, (route) => route.abort('internetdisconnected'));
        await page.goto(path + id);
        await expect(page.getByRole('heading', { level: 1, name: 'Error Loading Listing' })).toBeVisible();
        await page.unrouteAll();
        await page.getByRole('button', { name: 'Try Again' }).click();
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Error Loading Listing');
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      },
    );
  }
});
