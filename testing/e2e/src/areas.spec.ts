import { expect } from '@playwright/test';
import type { AreasResponse } from '@roommate/contracts';
import { postRoom } from '@roommate/test-support/accounts';
import { expectAccessible } from '@roommate/test-support/axe';
import { follow } from '@roommate/test-support/keyboard';
import { newRoom } from '@roommate/test-support/listings';
import { settled } from '@roommate/test-support/settled';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';

test.describe('area pages', () => {
  test('a search in an area leads to its page, by keyboard at 360 px', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/browse-listings?place=mirpur');
    await page.getByRole('link', { name: 'Rents and facts of Mirpur' }).press('Enter');
    await expect(page).toHaveURL('/areas/mirpur');
    await expect(page.getByRole('heading', { level: 1, name: 'Rooms in Mirpur' })).toBeFocused();
    await expect(page).toHaveTitle('Rooms in Mirpur · Roommate Dhaka');
    await settled(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const section = page.getByRole('heading', { name: 'Neighbouring areas' }).locator('..');
    await section.getByRole('link').first().press('Enter');
    await expect(page).toHaveURL(/\/areas\/(?!mirpur$)/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Rooms in Mirpur' })).toBeVisible();
  });

  test('the list of all areas is one link away from browse, and leads to each of them', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/browse-listings');
    await page.getByRole('link', { name: 'Rooms by area' }).press('Enter');
    await expect(page).toHaveURL('/areas');
    await expect(page.getByRole('heading', { level: 1, name: 'Rooms by area' })).toBeFocused();
    await settled(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('main').getByRole('link', { name: 'Dhanmondi', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Rooms in Dhanmondi' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'All areas' }).press('Enter');
    await expect(page).toHaveURL('/areas');
  });

  test('the sitemap has the list and the areas whose rooms are all in their parts', async ({ request }) => {
    const { areas } = (await (await request.get('/api/areas')).json()) as AreasResponse;
    const sitemap = await (await request.get('/sitemaps/mfe-listings.xml')).text();
    expect(sitemap).toContain('/areas</loc>');
    // The sitemap can be a minute old, and other tests post rooms.
    for (const id of ['mirpur', 'dhanmondi']) {
      expect(areas.map((area) => area.id)).toContain(id);
      expect(sitemap).toContain(`/areas/${id}</loc>`);
    }
  });

  for (const spelling of ['Mirpur-10', 'mirpur%2010', 'MIRPUR_10']) {
    test(`/areas/${spelling} moves to the address of the area`, async ({ page, request }) => {
      const response = await request.get(`/areas/${spelling}`, { maxRedirects: 0 });
      expect([response.status(), response.headers().location]).toEqual([301, '/areas/mirpur-10']);
      await page.goto(`/areas/${spelling}`);
      await expect(page).toHaveURL('/areas/mirpur-10');
      await expect(page.getByRole('heading', { level: 1, name: 'Rooms in Mirpur 10' })).toBeVisible();
    });
  }

  test('an unknown area has a page that says so', async ({ page }) => {
    await page.goto('/areas/atlantis');
    await expect(page.getByRole('heading', { level: 1, name: 'Area not found' })).toBeVisible();
    await expect(page).toHaveTitle('Area not found · Roommate Dhaka');
  });
});

signedIn(
  'a listing compares its rent and leads to its area, by keyboard at 360 px',
  async ({ page, member }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    // A block of its own, so that listings of other tests do not count.
    const location = 'Block F, Bashundhara R/A';
    const room = (rent: string) => newRoom({ location, rent, roomType: 'Shared' });
    const id = await postRoom(member, room('4400'));
    for (let i = 0; i < 8; i += 1) await postRoom(member, room('5000'));
    await page.goto(`/roommate/${id}`);
    await page.getByRole('heading', { name: 'Description' }).scrollIntoViewIfNeeded();
    await expect(page.getByText(/^About 12 % below similar rooms in .* \(n = \d+\)\.$/)).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await follow(page, page.getByRole('link', { name: /^Rooms in / }));
    await expect(page.getByRole('heading', { level: 2, name: 'What a room costs' })).toBeVisible();
    await expectAccessible(page);
  },
);
