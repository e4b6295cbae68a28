import { expect } from '@playwright/test';
import { textLimits } from '@roommate/contracts';
import { respond } from '@roommate/test-support/network';
import { ownListing } from '@roommate/test-support/sample-listing';
import { test } from '@roommate/test-support/signed-in';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

test.use(interceptsRequests);

/** One word without a place to break it. */
const word = (length: number): string => 'x'.repeat(length);

test.describe('spec 2 Dashboard: a table with texts that do not break', () => {
  for (const fields of [{ title: word(textLimits.title) }, { location: word(textLimits.location) }]) {
    const [name] = Object.keys(fields);
    test(`a long word as ${name} leaves every column on the screen at 1280 px`, async ({ page }) => {
      await respond(page, '/roommates/mylistings', [{ ...ownListing, ...fields }]);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/dashboard/my-listings?view=table');
      const region = page.getByRole('region', { name: 'My listings' });
      await expect(region.getByRole('button', { name: /^Delete/ })).toBeVisible();
      const overflow = await region.evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });

    test(`a long word as ${name} takes at most half of the table at 360 px`, async ({ page }) => {
      await respond(page, '/roommates/mylistings', [{ ...ownListing, ...fields }]);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/dashboard/my-listings?view=table');
      const table = page.getByRole('table', { name: 'My listings' });
      const widths = await table.evaluate((element) => {
        const widthOf = (box: Element): number => box.getBoundingClientRect().width;
        const cells = [...element.querySelectorAll('tbody th, tbody td')];
        return { widest: Math.max(...cells.map(widthOf)), table: widthOf(element) };
      });
      expect(widths.widest).toBeLessThanOrEqual(widths.table / 2);
    });
  }
});
