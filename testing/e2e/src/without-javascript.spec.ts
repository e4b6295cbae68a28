import { expect } from '@playwright/test';
import { postRoom, signUp } from '@roommate/test-support/accounts';
import { rendered } from '@roommate/test-support/rendered';
import { linkRoutes, publicRoutes } from '@roommate/test-support/routes';
import { test } from '@roommate/test-support/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [...publicRoutes, ...linkRoutes]) {
    test(`${path} is readable, with links to the other pages`, async ({ page }) => {
      await rendered(page.request, path);
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).first().click();
      await expect(page).toHaveURL('/faq');
    });
  }

  test('all cards of a list have their height before one scrolls to them', async ({ page }) => {
    await rendered(page.request, '/browse-listings');
    await page.goto('/browse-listings');
    const lastRoom = page.getByRole('main').getByRole('article').last();
    const hasLayout = await lastRoom
      .getByRole('heading')
      .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
    expect(hasLayout).toBe(true);
  });

  test('the bar of a phone has its links without the menu', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await rendered(page.request, '/about');
    await page.goto('/about');
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('button', { name: 'Menu' })).toBeHidden();
    await bar.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  for (const path of [
    '/login',
    '/register',
    '/forgot-password',
    '/contact',
    '/saved',
    '/browse-listings?place=nope',
    ...linkRoutes,
  ]) {
    test(`${path} says what it needs, and waits for nothing`, async ({ page }) => {
      await rendered(page.request, path);
      await page.goto(path);
      // Playwright finds no text inside noscript.
      const main = page.getByRole('main');
      await expect(main.locator('noscript p')).toBeVisible();
      await expect(main.getByText(/\.\.\.$/).filter({ visible: true })).toHaveCount(0);
    });
  }

  test('a search offers no alert, because the login needs scripts', async ({ page }) => {
    await rendered(page.request, '/browse-listings?place=mirpur');
    await page.goto('/browse-listings?place=mirpur');
    const alert = page.getByText('Tell me about new rooms like this');
    await expect(alert).toBeAttached();
    await expect(alert).toBeHidden();
  });

  test('the content behind tabs and on slides shows', async ({ page }) => {
    await rendered(page.request, '/about');
    await page.goto('/about');
    const panels = page.getByRole('main').getByRole('tabpanel');
    await expect(panels).toHaveCount(2);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    await rendered(page.request, '/');
    await page.goto('/');
    const reviews = page.locator('[aria-roledescription="carousel"] figure');
    await expect(reviews).toHaveCount(9);
    for (const review of await reviews.all()) await expect(review).toBeVisible();
  });

  test('browse leads to every listing, page by page', async ({ page, request }) => {
    const poster = await signUp();
    for (let room = 0; room < 3; room += 1) await postRoom(poster);
    const listings = async () => (await (await request.get('/api/roommates')).json()) as { _id: string }[];
    // Two pages are enough. Other tests may add and delete listings at the same time.
    const all = (await listings()).slice(0, 2 * 24);
    const linked = new Set<string | null>();
    let path: string | null = '/browse-listings';
    const isLinked = ({ _id }: { _id: string }) => linked.has(`/roommate/${_id}`);
    while (path !== null && !all.every(isLinked)) {
      await rendered(page.request, path);
      await page.goto(path);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(canonical?.endsWith(path)).toBe(true);
      const cards = page.getByRole('article').getByRole('link');
      const links = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('href')));
      for (const link of links) linked.add(link);
      const next = page.getByRole('link', { name: 'Next page' });
      path = (await next.count()) > 0 ? await next.getAttribute('href') : null;
    }
    const left = new Set((await listings()).map(({ _id }) => _id));
    expect(all.filter((listing) => left.has(listing._id) && !isLinked(listing))).toEqual([]);
  });
});
