import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { renderInBrowser } from '@roommate/test-support/network';
import { MARK, REMOTE } from '@roommate/test-support/marked-release';
import { releaseTest as test } from '@roommate/test-support/release-test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

test.use(interceptsRequests);

test('a remote for another contract version shows an error, and the others work', async ({
  page,
  releases,
}) => {
  const next = await releases.stage(REMOTE, '0.1.0-next', { code: MARK });
  // Every command would refuse this.
  await releases.rewrite(({ remotes }) => {
    const channel = remotes[REMOTE];
    const release = channel?.releases[next]?.release;
    if (!channel || !release) return;
    channel.live = next;
    release.shellApi = '0.9.0';
  });
  await renderInBrowser(page);
  await page.goto('/faq');
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-release');
  await page.getByRole('banner').getByRole('link', { name: 'Browse Listings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /listings/i })).toBeVisible();
});

test('a file of a forbidden origin is not loaded, although its hash is right', async ({ page, releases }) => {
  const stranger = releases.url.replace('localhost', '127.0.0.1');
  const { base } = await releases.live(REMOTE);
  const loaded: string[] = [];
  // The shell may send a HEAD request to see whether the file exists.
  page.on('request', (request) => request.method() === 'GET' && loaded.push(request.url()));
  const refused = page.waitForEvent('console', (message) => message.text().startsWith('Refused a file'));
  // The CSP of the site also blocks it. Without the CSP the shell must refuse the file itself.
  await renderInBrowser(page);
  await page.route('/faq', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers['content-security-policy'];
    const body = (await response.text()).replaceAll(`"base":"${base}"`, `"base":"${stranger}${base}"`);
    expect(body).toContain(stranger);
    await route.fulfill({ response, headers, body });
  });
  await page.goto('/faq');
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  expect((await refused).text()).toContain('Refused a file');
  expect(loaded.filter((url) => url.startsWith(stranger))).toEqual([]);
});

test('a missing chunk reloads the page once, then the page reports it', async ({ page, releases }) => {
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
  await page.goto('/login');
  const { base } = await releases.live(REMOTE);
  await rm(join(releases.folder, base, 'static/js/async'), { recursive: true });
  const before = loads;
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect.poll(() => loads - before).toBe(1);
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
  // A loop would reload again. Another page of the remote fails without a reload.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(loads - before).toBe(1);
});
