import { expect, type Page } from '@playwright/test';
import { RENT_MAX_BDT } from '@roommate/contracts';
import { postRoom } from '@roommate/test-support/accounts';
import { newRoom } from '@roommate/test-support/listings';
import { respond } from '@roommate/test-support/network';
import { publicRoutes, signedInRoutes } from '@roommate/test-support/routes';
import { SAMPLE_ID, sampleListing } from '@roommate/test-support/sample-listing';
import { settled } from '@roommate/test-support/settled';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

signedIn.use(interceptsRequests);

async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

/** Long texts, and a word that cannot break. */
const longRoom = () =>
  newRoom({
    title: `Room ${'x'.repeat(100)}`,
    location:
      'House 12/A, Road 7, Sector 11, Uttara Model Town, opposite the Zamzam Convention Centre, Dhaka 1230',
    contact: `${'y'.repeat(80)}@example.com`,
  });

test.describe('WCAG 2.2 AA: no sideways scrolling at 320 px', () => {
  for (const path of publicRoutes) {
    test(path, ({ page }) => expectNoSidewaysScroll(page, path));
  }
});

signedIn.describe('WCAG 2.2 AA: no sideways scrolling at 320 px for signed-in people', () => {
  for (const [index, name] of signedInRoutes('{id}').entries()) {
    signedIn(name, async ({ page, member }) => {
      const id = await postRoom(member, longRoom());
      await expectNoSidewaysScroll(page, signedInRoutes(id)[index] ?? name);
    });
  }

  for (const width of [320, 768]) {
    signedIn(`the highest rent stays within its facts at ${width} px`, async ({ page }) => {
      await respond(page, `/roommates/${SAMPLE_ID}`, { ...sampleListing, rentAmount: RENT_MAX_BDT });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/roommate/${SAMPLE_ID}`);
      const value = page.getByRole('definition').filter({ hasText: `BDT ${RENT_MAX_BDT}/month` });
      await expect(value).toBeVisible();
      const overflow = await value.evaluate((dd) => dd.scrollWidth - dd.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
});
