import { expect } from '@playwright/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';
import { holdRequests } from '@roommate/test-support/network';
import { hydrated, rendered } from '@roommate/test-support/rendered';
import { publicRoutes } from '@roommate/test-support/routes';
import { test } from '@roommate/test-support/test';

test.use(interceptsRequests);

test.describe('a press while React takes over the page', () => {
  for (const width of [360, 768, 1280]) {
    test(`on a card opens its listing at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await rendered(page.request, '/browse-listings');
      const release = await holdRequests(page, /\/static\/js\//);
      await page.goto('/browse-listings', { waitUntil: 'commit' });
      await page
        .getByRole('link', { name: /^See Details/ })
        .first()
        .hover();
      await page.mouse.down();
      release();
      await hydrated(page);
      await page.mouse.up();
      // Visitors log in first.
      await expect(page).toHaveURL('/login');
    });
  }

  for (const path of [...publicRoutes, '/browse-listings?availability=available']) {
    test(`${path} keeps its links and buttons`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 740 });
      await rendered(page.request, path);
      const release = await holdRequests(page, /\/static\/js\//);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState !== 'loading');
      const controls = await page.getByRole('main').locator('a, button').elementHandles();
      release();
      await hydrated(page);
      const removed = controls.map((control) =>
        control.evaluate((node) => (node.isConnected ? [] : [node.textContent])),
      );
      expect((await Promise.all(removed)).flat()).toEqual([]);
    });
  }
});
