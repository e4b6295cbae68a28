import { expect, type Page } from '@playwright/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';
import { layoutShift } from '@roommate/test-support/layout-shift';
import { holdRequests } from '@roommate/test-support/network';
import { settled } from '@roommate/test-support/settled';
import { test } from '@roommate/test-support/signed-in';

test.use(interceptsRequests);

/** Where each visible link and button of the header is, by its name. */
const positions = (page: Page) =>
  page.getByRole('banner').evaluate((banner) =>
    Object.fromEntries(
      [...banner.querySelectorAll('a, button')]
        .filter((control) => control.checkVisibility())
        .map((control) => {
          const { x, y, width, height } = control.getBoundingClientRect();
          return [control.getAttribute('aria-label') ?? control.textContent, { x, y, width, height }];
        }),
    ),
  );

test.describe('design 8: the header of a signed-in visitor who returns', () => {
  for (const width of [320, 360, 768, 1024, 1280]) {
    test(`moves nothing while the session becomes known at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const startScripts = await holdRequests(page, /\/static\/js\//);
      const reportSession = await holdRequests(page, /accounts:lookup/);
      await page.goto('/contact', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // A layout requests the fonts.
      await page.evaluate(async () => {
        document.body.getBoundingClientRect();
        await document.fonts.ready;
      });
      const html = await positions(page);
      expect(Object.keys(html)).toContain('Saved rooms');

      startScripts();
      await expect(page.getByRole('textbox', { name: /^Name/ })).toBeEnabled();
      expect(await positions(page)).toMatchObject(html);

      reportSession();
      await settled(page);
      await expect(page.getByRole('link', { name: 'Alerts' })).toBeVisible();
      expect(await positions(page)).toMatchObject(html);
      expect(await layoutShift(page)).toBeLessThan(0.01);
    });
  }
});
