import { expect, type Page, type Request } from '@playwright/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';
import { hydrated } from '@roommate/test-support/rendered';
import { cards } from '@roommate/test-support/search-rooms';
import { test as memberTest } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';

test.use(interceptsRequests);
memberTest.use(interceptsRequests);

const isOfListings = (request: Request): boolean => request.url().includes('/mfe/mfe-listings/');
const linkInView = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /Browse/ })
    .first();

/** Opens home, where a link leads to the listings, with a connection as the browser describes it. */
async function openHome(page: Page, value: object): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.addInitScript((connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection });
  }, value);
  await page.goto('/');
  await hydrated(page);
  await linkInView(page).scrollIntoViewIfNeeded();
  return requests;
}

const fastLine = { effectiveType: '4g', downlink: 10 };

test.describe('the page behind a link in view', () => {
  test('loads its code and its data on a fast line', async ({ page }) => {
    const requests = await openHome(page, fastLine);
    const ofPage = (request: Request) => isOfListings(request) && request.url().includes('/async/');
    await expect.poll(() => requests.some(ofPage)).toBe(true);
    await expect
      .poll(() => requests.some((request) => /\/api\/roommates(\/search)?\?.*limit=24/.test(request.url())))
      .toBe(true);
  });

  for (const connection of [
    { effectiveType: '4g', downlink: 10, saveData: true },
    { effectiveType: '4g', downlink: 4 },
  ]) {
    test(`loads only on intent with ${JSON.stringify(connection)}`, async ({ page }) => {
      const requests = await openHome(page, connection);
      // The page would look for links in its idle time, and the browser would notify it first.
      await linkInView(page).evaluate(
        (link) =>
          new Promise<void>((resolve) => {
            const observer = new IntersectionObserver(() => resolve());
            requestIdleCallback(() => observer.observe(link));
          }),
      );
      await page.evaluate(() => fetch('/health/live'));
      expect(requests.filter(isOfListings)).toEqual([]);
    });
  }
});

// The rooms of a list are pages for signed-in people.
memberTest(
  'loads the data of at most four rooms of a list, one after the other, and counts no view',
  async ({ page }) => {
    const isOfRoom = (request: Request): boolean => /\/api\/roommates\/[0-9a-f]{24}$/.test(request.url());
    const rooms: Request[] = [];
    const events: string[] = [];
    page.on('request', (request) => {
      if (!isOfRoom(request)) return;
      rooms.push(request);
      events.push('start');
    });
    page.on('requestfinished', (request) => {
      if (isOfRoom(request)) events.push('end');
    });
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection });
    }, fastLine);
    await page.goto('/browse-listings');
    await hydrated(page);
    await cards(page).first().scrollIntoViewIfNeeded();
    // Also cards that were in view before the provider has confirmed the user.
    await expect.poll(() => events).toContain('end');
    for (const card of await cards(page).all()) await card.scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.evaluate(() => fetch('/health/live'));
    expect(rooms.length).toBeLessThanOrEqual(4);
    expect(events.join(' ')).not.toContain('start start');
    for (const request of rooms) expect(await request.headerValue('purpose')).toBe('prefetch');
  },
);
