import { expect, type Page } from '@playwright/test';
import { expectStored } from '@roommate/test-support/stored-page';
import { slowTest } from '@roommate/test-support/slow-test';

const MARKETING = 'mfe-marketing';

/** The versions of the remote whose files the browser keeps for the next visit. */
const keptVersions = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const files = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return [...new Set(files.flatMap(({ url }) => /\/mfe\/mfe-marketing\/([^/]+)\//.exec(url)?.[1] ?? []))];
  });

slowTest(
  'a release replaces the files of the former one while its page is open',
  async ({ page, releases }) => {
    await page.clock.install();
    await page.goto('/faq');
    await expectStored(page);
    const [former] = await keptVersions(page);
    const next = await releases.stage(MARKETING, '0.1.0-next', { code: '' });
    expect(former).not.toBe(next);
    await releases.run('release', 'promote', MARKETING, next);
    await page.goto('/faq');
    await expectStored(page);
    await expect.poll(() => keptVersions(page)).toEqual([next]);
  },
);

slowTest(
  'a page that was stored from a retired release shows without a network as the live one',
  async ({ page, context, releases }) => {
    await page.clock.install();
    const mark = (name: string) => `document.documentElement.dataset.release = '${name}';`;
    const former = await releases.stage(MARKETING, '0.1.0-former', { code: mark('former') });
    const next = await releases.stage(MARKETING, '0.1.0-next', { code: mark('next') });
    await releases.run('release', 'promote', MARKETING, former);
    await page.goto('/faq');
    await expectStored(page);
    await releases.run('release', 'promote', MARKETING, next);
    // The browser finds the new service worker with this page. Nobody opens the other one again.
    await page.goto('/about');
    const copy = () =>
      page.evaluate(async () => (await (await caches.open('pages')).match('/faq'))?.text() ?? '');
    await expect.poll(copy).toContain(`"version":"${next}"`);
    await context.setOffline(true);
    await page.goto('/faq', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-release', 'next');
    await expect(page.getByText(/This page is from [A-Z][a-z]{2} \d/)).toBeVisible();
  },
);
