import { expect } from '@playwright/test';
import { postRoom } from '@roommate/test-support/accounts';
import { expectAccessible } from '@roommate/test-support/axe';
import { follow } from '@roommate/test-support/keyboard';
import { newRoom } from '@roommate/test-support/listings';
import { settled } from '@roommate/test-support/settled';
import { test } from '@roommate/test-support/signed-in';

test.use({ viewport: { width: 360, height: 740 } });

test('an area page shows median, quartiles and distance to the metro, by keyboard', async ({
  page,
  member,
}) => {
  // An area of its own, so that listings of other tests do not count. A second run has the same quartiles.
  const location = 'Nikunja 2, Dhaka';
  for (let i = 0; i < 9; i += 1) {
    await postRoom(member, newRoom({ location, rent: String(5000 + i * 1000), roomType: 'Shared' }));
  }
  await page.goto('/browse-listings?place=nikunja-2');
  await follow(page, page.getByRole('link', { name: 'Rents and facts of Nikunja 2' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Rooms in Nikunja 2' })).toBeFocused();
  const main = page.getByRole('main');
  await expect(main).toContainText(/BDT 9000\s?\/month\s+median of \d+ rooms/);
  await expect(main).toContainText('About half of the rooms cost BDT 7,000 to 11,000.');
  await expect(main).toContainText(/Shared: BDT 9,000 \(n = \d+\)/);
  const rent = await main.getByText('/month', { exact: true }).first().boundingBox();
  const note = await main.getByText(/^median of \d+ rooms$/).boundingBox();
  // In one line of its own.
  expect(note?.y).toBeGreaterThan(rent?.y ?? Infinity);
  expect(note?.height).toBeLessThan(30);
  const bands = page.getByRole('table', { name: 'Rooms by rent, BDT per month' });
  await expect(bands.getByRole('row', { name: /^5,000 to 7,999/ })).toBeVisible();

  const metro = page.getByRole('heading', { level: 3, name: 'Metro' }).locator('..');
  const nearest = metro.getByRole('listitem').first();
  await expect(nearest).toContainText(/Metro Station\d+(\.\d)? km/);
  await settled(page);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await follow(page, nearest.getByRole('link'));
  await expect(page).toHaveURL(/\/browse-listings\?place=mrt-/);
});
