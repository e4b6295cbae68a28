import { expect, type Page } from '@playwright/test';
import { releaseTest } from '@roommate/test-support/release-test';
import { startReleaseSite } from '@roommate/test-support/release-site';
import { startSlowSite, type SlowSite } from '@roommate/test-support/slow-site';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';

const MARKETING = 'mfe-marketing';
/** Longer than the service worker waits for the site before it shows its copy. */
const SLOW_MS = 500;

/** Waits until the browser has stored the page that shows. */
const kept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open('pages')).match(location.href)) !== undefined),
    )
    .toBe(true);

/** What a release does that leaves a trace in the browser. */
const trace = (name: string): string =>
  `localStorage.setItem('ran', (localStorage.getItem('ran') ?? '') + '${name} ');`;
const ran = (page: Page) => page.evaluate(() => localStorage.getItem('ran')?.trim());

test.describe('second visits', () => {
  test('a visited page shows without a network, with its time, and works', async ({ page, context }) => {
    await page.goto('/browse-listings');
    await kept(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(/You are offline\..*This page is from [A-Z][a-z]{2} \d/)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toBeHidden();
  });

  test('a page that was never opened says so without a network', async ({ page, context }) => {
    await page.goto('/faq');
    await kept(page);
    await context.setOffline(true);
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await page.goto('/faq', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
  });

  test('nothing of sign-in pages or of the API is kept', async ({ page }) => {
    await page.goto('/faq');
    await kept(page);
    await page.goto('/login?secret=1');
    await page.goto('/browse-listings');
    await kept(page);
    const urls = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(urls.filter((url) => /^\/(login|api|docs)/.test(url))).toEqual([]);
  });
});

signedIn('sign-out forgets the visited pages', async ({ page }) => {
  await page.goto('/dashboard');
  await kept(page);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' }).first()).toBeVisible();
  // The page after the logout is kept again.
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open('pages')).match('/dashboard')) === undefined),
    )
    .toBe(true);
});

const slowTest = releaseTest.extend<{ slow: SlowSite }>({
  slow: async ({ releases }, use) => {
    const slow = await startSlowSite(releases.url);
    await use(slow);
    await slow.close();
  },
  baseURL: async ({ slow }, use) => use(slow.url),
});

slowTest('a visited page shows before a slow site responds, and then starts', async ({ page, slow }) => {
  await page.goto('/faq');
  await kept(page);
  slow.delayMs = SLOW_MS;
  await page.goto('/faq', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#page-data')).toHaveCount(0);
});

slowTest('a retired release never runs, even when the site is slow', async ({ page, releases, slow }) => {
  const former = await releases.stage(MARKETING, '0.1.0-former', trace('former'));
  const next = await releases.stage(MARKETING, '0.1.0-next', trace('next'));
  await releases.run('release', 'promote', MARKETING, former);
  await page.goto('/faq');
  await kept(page);
  await page.evaluate(() => localStorage.removeItem('ran'));
  await releases.run('release', 'promote', MARKETING, next);
  slow.delayMs = SLOW_MS;
  await page.goto('/faq', { waitUntil: 'commit' });
  await expect.poll(() => ran(page).catch(() => undefined)).toBe('next');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

slowTest('a preview shows nothing that was kept before', async ({ page, releases, slow }) => {
  await page.goto('/faq');
  await kept(page);
  const next = await releases.stage(
    MARKETING,
    '0.1.0-next',
    "document.documentElement.dataset.release = 'next';",
  );
  const printed = await releases.run('preview', MARKETING, next);
  const link = /\/preview\/\S+/.exec(printed)?.[0] ?? '';
  slow.delayMs = SLOW_MS;
  await page.goto(slow.url + link);
  await page.goto('/faq');
  await expect(page.locator('html')).toHaveAttribute('data-release', 'next');
  expect(await page.evaluate(async () => (await (await caches.open('pages')).keys()).length)).toBe(0);
});

slowTest('SERVICE_WORKER=off removes everything from browsers', async ({ page, slow }, { parallelIndex }) => {
  await page.goto('/faq');
  await kept(page);
  const port = Number(process.env.E2E_SITE_PORT ?? 3400) + 40 + parallelIndex;
  const off = await startReleaseSite(port, { SERVICE_WORKER: 'off' });
  slow.target = off.url;
  try {
    await page.goto('/faq');
    await expect
      .poll(() =>
        page.evaluate(async () => ({
          registrations: (await navigator.serviceWorker.getRegistrations()).length,
          caches: await caches.keys(),
        })),
      )
      .toEqual({ registrations: 0, caches: [] });
  } finally {
    await off.stop();
  }
});
