import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { machinePreviewKey, signPreview } from '@roommate/release-store';
import { renderInBrowser } from '@roommate/test-support/network';
import { expectAccessible } from '@roommate/test-support/axe';
import { releaseTest as test } from '@roommate/test-support/release-test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

test.use(interceptsRequests);

const name = 'mfe-marketing';
const path = '/faq';
const mark = "document.documentElement.dataset.release = 'next';";

const shown = async (page: Page): Promise<'live' | 'next'> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return (await page.locator('html').getAttribute('data-release')) === 'next' ? 'next' : 'live';
};

test('the next page load shows a promotion and a rollback', async ({ page, releases }) => {
  const next = await releases.stage(name, '0.1.0-next', mark);
  expect(await shown(page)).toBe('live');
  await releases.run('release', 'promote', name, next);
  expect(await shown(page)).toBe('next');
  await releases.run('release', 'rollback', name);
  const rolledBack = performance.now();
  expect(await shown(page)).toBe('live');
  expect(performance.now() - rolledBack).toBeLessThan(10_000);
});

test('a canary always shows the same visitor the same release', async ({ browser, releases }) => {
  const next = await releases.stage(name, '0.1.0-next', mark);
  await releases.run('release', 'canary', name, next, '--percent', '50');
  const seen = new Set<string>();
  while (seen.size < 2) {
    const context = await browser.newContext({ baseURL: releases.url });
    const page = await context.newPage();
    const first = await shown(page);
    seen.add(first);
    for (let visit = 0; visit < 2; visit += 1) expect(await shown(page)).toBe(first);
    await context.close();
  }
});

test('a preview shows only with its link, and its banner ends it with one click', async ({
  page,
  releases,
  browser,
}) => {
  const next = await releases.stage(name, '0.1.0-next', mark);
  const printed = await releases.run('preview', name, next);
  const link = /http\S+\/preview\/\S+/.exec(printed)?.[0] ?? '';
  await page.goto(link);
  expect(await shown(page)).toBe('next');
  const banner = page.getByRole('region', { name: 'Preview' });
  await expect(banner).toContainText(`${name} ${next}`);
  await expectAccessible(page);

  const other = await browser.newContext({ baseURL: releases.url });
  const stranger = await other.newPage();
  expect(await shown(stranger)).toBe('live');
  await expect(stranger.getByRole('region', { name: 'Preview' })).toHaveCount(0);
  const forged = link.replace(/.\.(.)/, (_all, first: string) => `x.${first}`);
  expect((await stranger.goto(forged))?.status()).toBe(403);
  expect(await shown(stranger)).toBe('live');
  await other.close();

  await banner.getByRole('button', { name: 'Leave the preview' }).click();
  await expect(banner).toHaveCount(0);
  expect(await shown(page)).toBe('live');
});

test('the cookie of a preview expires with its link', async ({ page, releases }) => {
  const next = await releases.stage(name, '0.1.0-next', mark);
  const printed = await releases.run('preview', name, next, '--minutes', '1');
  await page.goto(/http\S+\/preview\/\S+/.exec(printed)?.[0] ?? '');
  const [cookie] = (await page.context().cookies()).filter((one) => one.name === 'preview');
  const lifetimeMs = (cookie?.expires ?? 0) * 1000 - Date.now();
  expect(lifetimeMs).toBeGreaterThan(0);
  expect(lifetimeMs).toBeLessThan(60_000);
});

test('an expired link is refused and changes nothing', async ({ page, releases }) => {
  const next = await releases.stage(name, '0.1.0-next', mark);
  const key = await machinePreviewKey(dirname(releases.folder));
  const expired = signPreview({ remote: name, version: next, expires: Date.now() - 1000 }, key);
  expect((await page.goto(`/preview/${expired}`))?.status()).toBe(403);
  expect(await shown(page)).toBe('live');
  // Only the expiry differs: the link works until then.
  const valid = signPreview({ remote: name, version: next, expires: Date.now() + 60_000 }, key);
  await page.goto(`/preview/${valid}`);
  expect(await shown(page)).toBe('next');
});

test('a page never runs a file with a wrong hash or without one', async ({ page, releases }) => {
  const { base, remoteEntry } = await releases.live(name);
  const entry = join(releases.folder, base, remoteEntry);
  for (const compressed of ['.br', '.gz']) await rm(entry + compressed, { force: true });
  await writeFile(entry, `${mark}\n`);
  // A rendered page would stay, with a notice.
  await renderInBrowser(page);
  const failure = page.getByRole('heading', { name: 'This page could not be loaded' });
  await page.goto(path);
  await expect(failure).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-release');

  const next = await releases.stage('mfe-listings', '0.1.0-next', mark);
  await releases.rewrite(({ remotes }) => {
    const channel = remotes['mfe-listings'];
    if (!channel) return;
    channel.live = next;
    delete channel.releases[next]?.release.integrity[remoteEntry];
  });
  await page.goto('/browse-listings');
  await expect(failure).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-release');
});

test('a remote for another contract version shows an error, and the others work', async ({
  page,
  releases,
}) => {
  const next = await releases.stage(name, '0.1.0-next', mark);
  // Every command would refuse this.
  await releases.rewrite(({ remotes }) => {
    const channel = remotes[name];
    const release = channel?.releases[next]?.release;
    if (!channel || !release) return;
    channel.live = next;
    release.shellApi = '0.9.0';
  });
  await renderInBrowser(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-release');
  await page.getByRole('banner').getByRole('link', { name: 'Browse Listings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /listings/i })).toBeVisible();
});

test('a file of a forbidden origin is not loaded, although its hash is right', async ({ page, releases }) => {
  const stranger = releases.url.replace('localhost', '127.0.0.1');
  const { base } = await releases.live(name);
  const loaded: string[] = [];
  // The shell may send a HEAD request to see whether the file exists.
  page.on('request', (request) => request.method() === 'GET' && loaded.push(request.url()));
  const refused = page.waitForEvent('console', (message) => message.text().startsWith('Refused a file'));
  // The CSP of the site also blocks it. Without the CSP the shell must refuse the file itself.
  await renderInBrowser(page);
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers['content-security-policy'];
    const body = (await response.text()).replaceAll(`"base":"${base}"`, `"base":"${stranger}${base}"`);
    expect(body).toContain(stranger);
    await route.fulfill({ response, headers, body });
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  expect((await refused).text()).toContain('Refused a file');
  expect(loaded.filter((url) => url.startsWith(stranger))).toEqual([]);
});

test('a missing chunk reloads the page once, then the page reports it', async ({ page, releases }) => {
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
  await page.goto('/login');
  const { base } = await releases.live(name);
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
