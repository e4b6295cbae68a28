import { expect, type Page } from '@playwright/test';
import { attributeDifferences } from '@roommate/platform-cli/attributes/attribute-differences';
import { recordElements } from '@roommate/platform-cli/attributes/record-elements';
import { postRoom } from '@roommate/test-support/accounts';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';
import { posted } from '@roommate/test-support/posted-room';
import { quietVisit } from '@roommate/test-support/quiet-visit';
import { hydrated, rendered, RENDERED } from '@roommate/test-support/rendered';
import { linkRoutes, publicRoutes } from '@roommate/test-support/routes';
import { nameOf, screens, useScreen } from '@roommate/test-support/screens';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';

// The service worker would serve a stored page, and this test reads the response of the site.
test.use(interceptsRequests);
signedIn.use(interceptsRequests);

/** Opens a page on all screens. React must take over the server's HTML without a message and without a change. */
async function visitOnAllScreens(page: Page, path: string): Promise<void> {
  await recordElements(page);
  for (const screen of screens) {
    await test.step(nameOf(screen), async () => {
      await useScreen(page, screen);
      // A busy machine may render it again, and a visitor does not wait for that.
      await rendered(page.request, path);
      const response = page.waitForResponse((one) => one.request().isNavigationRequest());
      await quietVisit(page, path);
      expect(await (await response).text()).toContain(RENDERED);
      await hydrated(page);
      // The console of a production build names no attributes.
      expect(await attributeDifferences(page)).toEqual([]);
    });
  }
}

test.describe('React takes over the HTML on every screen, and the console stays empty', () => {
  for (const path of [...publicRoutes, ...linkRoutes]) {
    test(path, async ({ page }) => {
      await visitOnAllScreens(page, path);
    });
  }

  test('/compare?ids={two rooms}', async ({ page }) => {
    const { id, poster } = await posted();
    await visitOnAllScreens(page, `/compare?ids=${id},${await postRoom(poster)}`);
  });

  test('/browse-listings?cursor={the next page}', async ({ page }) => {
    // The first page shows 24 rooms, and there are 24 samples.
    await posted();
    let path = '';
    await expect(async () => {
      const html = await (await page.request.get('/browse-listings')).text();
      [, path = ''] = /href="(\/browse-listings\?cursor=[^"]+)"/.exec(html) ?? [];
      expect(path).not.toBe('');
    }).toPass();
    await visitOnAllScreens(page, path);
  });

  test('/saved with a room', async ({ page }) => {
    const { title } = await posted();
    await page.goto(`/browse-listings?q=${encodeURIComponent(title)}`);
    await page.getByRole('button', { name: `Save: ${title}` }).click();
    await visitOnAllScreens(page, '/saved');
    await expect(page.getByRole('main').getByRole('article', { name: title })).toBeVisible();
  });

  signedIn('/roommate/{id}', async ({ page, member }) => {
    const path = `/roommate/${await postRoom(member)}`;
    await page.goto('/faq');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
    await visitOnAllScreens(page, path);
  });
});
