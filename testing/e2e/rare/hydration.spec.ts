import { expect, type Page } from '@playwright/test';
import { postRoom } from '@roommate/test-support/accounts';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';
import { quietVisit } from '@roommate/test-support/quiet-visit';
import { hydrated, rendered, RENDERED } from '@roommate/test-support/rendered';
import { linkRoutes, publicRoutes } from '@roommate/test-support/routes';
import { nameOf, screens, useScreen } from '@roommate/test-support/screens';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';

// The service worker would serve a stored page, and this test reads the response of the site.
test.use(interceptsRequests);
signedIn.use(interceptsRequests);

/** Opens a page on all screens and expects that React takes over the server's HTML without a message. */
async function visitOnAllScreens(page: Page, path: string): Promise<void> {
  for (const screen of screens) {
    await test.step(nameOf(screen), async () => {
      await useScreen(page, screen);
      // A busy machine may render it again, and a visitor does not wait for that.
      await rendered(page.request, path);
      const response = page.waitForResponse((one) => one.request().isNavigationRequest());
      await quietVisit(page, path);
      expect(await (await response).text()).toContain(RENDERED);
      await hydrated(page);
    });
  }
}

test.describe('React takes over the HTML on every screen, and the console stays empty', () => {
  for (const path of [...publicRoutes, ...linkRoutes]) {
    test(path, async ({ page }) => {
      await visitOnAllScreens(page, path);
    });
  }

  signedIn('/roommate/{id}', async ({ page, member }) => {
    const path = `/roommate/${await postRoom(member)}`;
    await page.goto('/faq');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
    await visitOnAllScreens(page, path);
  });
});
