import { expect } from '@playwright/test';
import { logout } from '@roommate/test-support/people';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

signedIn.use(interceptsRequests);

test.describe('design 4: a failing remote affects only its own pages', () => {
  for (const [name, path, other] of [
    ['mfe-listings', '/browse-listings', '/faq'],
    ['mfe-marketing', '/faq', '/browse-listings'],
  ] as const) {
    test(`${name} is down: layout and other remotes work, and Retry works after its return`, async ({
      page,
    }) => {
      await page.route(`**/mfe/${name}/**`, (route) => route.abort());
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.getByRole('contentinfo').locator(`a[href="${other}"]`).first().click();
      await expect(page).toHaveURL(other);
      await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await page.unroute(`**/mfe/${name}/**`);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('the registry and the preload links are in the HTML, and assets are immutable', async ({
    request,
  }) => {
    const html = await (await request.get('/browse-listings')).text();
    expect(html).toMatch(/<script[^>]+type="application\/json"/);
    const asset = /href="(\/mfe\/mfe-listings\/[^"]+\.js)"/.exec(html)?.[1];
    expect(asset).toBeDefined();
    const response = await request.get(asset ?? '');
    expect(response.headers()['cache-control']).toContain('immutable');
    expect(response.headers()['content-encoding']).toBe('br');
  });

  test('a page for signed-in users fetches nothing of its remote for visitors', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(requested.filter((path) => path.startsWith('/mfe/'))).toEqual([]);
  });

  signedIn('a page for signed-in users preloads its remote for them', async ({ page }) => {
    const html = await (await page.goto('/dashboard'))?.text();
    expect(html).toMatch(/<link rel="preload" as="script" href="\/mfe\/mfe-dashboard\//);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    // A logout removes the hint.
    await logout(page);
    expect(await (await page.request.get('/dashboard')).text()).not.toContain('rel="preload"');
  });
});
