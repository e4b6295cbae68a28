import { expect, type Page } from '@playwright/test';
import { postRoom } from '@roommate/test-support/accounts';
import { newRoom } from '@roommate/test-support/listings';
import { rendered } from '@roommate/test-support/rendered';
import { expectStored } from '@roommate/test-support/stored-page';
import { slowTest } from '@roommate/test-support/slow-test';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';

const MARKETING = 'mfe-marketing';

/** Code of a release that leaves a trace in the browser. */
const trace = (name: string): string =>
  `localStorage.setItem('ran', (localStorage.getItem('ran') ?? '') + '${name} ');`;
const ran = (page: Page) => page.evaluate(() => localStorage.getItem('ran')?.trim());

test.beforeEach(({ page }) => page.clock.install());

test.describe('second visits', () => {
  test('a visited page shows without a network, with its time, and works', async ({ page, context }) => {
    await page.goto('/browse-listings');
    await expectStored(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(/You are offline\..*This page is from [A-Z][a-z]{2} \d/)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toBeHidden();
  });

  test('a page that was opened without a network can be loaded again with one', async ({ page, context }) => {
    await page.goto('/browse-listings');
    await expectStored(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/You are offline\..*This page is from [A-Z][a-z]{2} \d/)).toBeVisible();
    await context.setOffline(false);
    // It still shows the rooms from before.
    await expect(page.getByText(/^This page is from [A-Z][a-z]{2} \d/)).toBeVisible();
    await page.getByRole('link', { name: 'Load it again' }).click();
    await expect(page.getByText(/This page is from/)).toHaveCount(0);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('a link to a visited page shows its copy without a network, with its time', async ({
    page,
    context,
  }) => {
    await page.goto('/browse-listings');
    await expectStored(page);
    await page.goto('/faq');
    await expectStored(page);
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'Browse Listings' }).first().click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(/You are offline\..*This page is from [A-Z][a-z]{2} \d/)).toBeVisible();
  });

  test('a page that was never opened says so without a network', async ({ page, context }) => {
    await page.goto('/faq');
    await expectStored(page);
    await context.setOffline(true);
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 244, 230)');
    await page.goto('/faq', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
  });

  test('no query of a sign-in page and nothing of the API is kept', async ({ page }) => {
    await page.goto('/faq');
    await expectStored(page);
    await page.goto('/login?secret=1');
    await page.goto('/login');
    await expectStored(page);
    const urls = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => url.replace(location.origin, ''));
    });
    expect(urls.filter((url) => /^\/(login|api|docs)/.test(url))).toEqual(['/login']);
  });
});

signedIn(
  'a page of the dashboard, opened offline, does not contradict its banner, and loads when it is online',
  async ({ page, context }) => {
    await page.goto('/dashboard/my-listings');
    await expectStored(page);
    await context.setOffline(true);
    await page.goto('/dashboard/my-listings', { waitUntil: 'commit' });
    await expect(page.getByText(/^You are offline\. The missing content loads/)).toBeVisible();
    await expect(page.getByText(/^Your listings could not be loaded/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(page.getByText(/This page is from/)).toHaveCount(0);
    await expect(page.getByText(/You haven't created any listings yet/)).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByText(/^Manage your \d+ room listing\(s\)$/)).toBeVisible();
    await expect(page.getByText(/^Your listings could not be loaded/)).toHaveCount(0);
  },
);

signedIn(
  'a visited listing shows without a network, with its time: by its URL and by a link',
  async ({ page, context, member }) => {
    const room = newRoom();
    const { title } = room;
    const path = `/roommate/${await postRoom(member, room)}`;
    await rendered(page.request, path, { cookie: 'signed-in=1' });
    await page.goto('/browse-listings');
    await expectStored(page);
    await page.goto(path);
    await expectStored(page);
    const expectCopy = async () => {
      await expect(page.getByText('The email could not be loaded.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(/You are offline\..*This page is from [A-Z][a-z]{2} \d/)).toBeVisible();
    };
    await context.setOffline(true);
    await page.goto(path, { waitUntil: 'commit' });
    await expectCopy();
    await page.goto('/browse-listings', { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('link', { name: title }).first().click();
    await expect(page).toHaveURL(path);
    await expectCopy();
  },
);

signedIn(
  'a listing that the person has seen keeps its email without a network, in place of the copy for everybody',
  async ({ page, context, member }) => {
    const room = newRoom();
    const path = `/roommate/${await postRoom(member, room)}`;
    await rendered(page.request, path, { cookie: 'signed-in=1' });
    await page.goto(path);
    await expect(page.getByRole('main').getByText(member.email)).toBeVisible();
    await expectStored(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Browse Listings' }).click();
    const link = page.getByRole('main').getByRole('link', { name: room.title }).first();
    await expect(link).toBeVisible();
    await context.setOffline(true);
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: room.title })).toBeVisible();
    await expect(page.getByRole('main').getByText(member.email)).toBeVisible();
  },
);

signedIn('sign-out forgets the visited pages', async ({ page }) => {
  await page.goto('/dashboard');
  await expectStored(page);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' }).first()).toBeVisible();
  // The page after the logout is kept again.
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open('pages')).match('/dashboard')) === undefined),
    )
    .toBe(true);
});

slowTest('a visited page shows before a slow site responds, and then starts', async ({ page, slow }) => {
  await page.goto('/faq');
  await expectStored(page);
  const release = slow.holdPages();
  await page.goto('/faq', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The copy waits with its paint for its content.
  await expect(page.locator('link[rel=expect][href="#main"]')).toHaveCount(1);
  release();
  await expect(page.locator('#page-data')).toHaveCount(0);
});

slowTest(
  'a copy that shows while the site fails names its time, until the site responds',
  async ({ page, slow }) => {
    await page.goto('/faq');
    await expectStored(page);
    const repair = slow.failPages();
    await page.goto('/faq', { waitUntil: 'commit' });
    await expect(page.getByText(/^This page is from [A-Z][a-z]{2} \d/)).toBeVisible();
    repair();
    await page.getByRole('link', { name: 'Load it again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/This page is from/)).toHaveCount(0);
  },
);

slowTest('a page whose connection breaks off keeps its earlier copy', async ({ page, context, slow }) => {
  await page.goto('/faq');
  await expectStored(page);
  const broken = slow.breakPages();
  await page.goto('/faq', { waitUntil: 'commit' });
  await broken;
  await context.setOffline(true);
  await page.goto('/faq', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/This page is from/)).toBeVisible();
});

slowTest('a retired release never runs, even when the site is slow', async ({ page, releases, slow }) => {
  // On a slow machine, the service worker's four seconds could end before this test has seen the page.
  slow.slowWorkerClock();
  const former = await releases.stage(MARKETING, '0.1.0-former', { code: trace('former') });
  const next = await releases.stage(MARKETING, '0.1.0-next', { code: trace('next') });
  await releases.run('release', 'promote', MARKETING, former);
  await page.goto('/faq');
  await expectStored(page);
  await page.evaluate(() => localStorage.removeItem('ran'));
  await releases.run('release', 'promote', MARKETING, next);
  const release = slow.holdPages();
  await page.goto('/faq', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await expect.poll(() => ran(page).catch(() => undefined)).toBe('next');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

slowTest('a preview shows nothing that was kept before', async ({ page, releases, slow }) => {
  await page.goto('/faq');
  await expectStored(page);
  const code = "document.documentElement.dataset.release = 'next';";
  const next = await releases.stage(MARKETING, '0.1.0-next', { code });
  const printed = await releases.run('preview', MARKETING, next);
  const link = /\/preview\/\S+/.exec(printed)?.[0] ?? '';
  await page.goto(slow.url + link);
  await page.goto('/faq');
  await expect(page.locator('html')).toHaveAttribute('data-release', 'next');
  expect(await page.evaluate(async () => (await (await caches.open('pages')).keys()).length)).toBe(0);
});
