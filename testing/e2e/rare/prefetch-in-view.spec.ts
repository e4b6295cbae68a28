import { expect, type Page, type Request } from '@playwright/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';
import { hydrated } from '@roommate/test-support/rendered';
import { test } from '@roommate/test-support/test';

test.use(interceptsRequests);

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

test.describe('the code behind a link in view', () => {
  test('loads on a fast line, without its data', async ({ page }) => {
    const requests = await openHome(page, { effectiveType: '4g', downlink: 10 });
    const ofPage = (request: Request) => isOfListings(request) && request.url().includes('/async/');
    await expect.poll(() => requests.some(ofPage)).toBe(true);
    expect(requests.filter((request) => request.url().includes('/api/roommates?'))).toEqual([]);
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
