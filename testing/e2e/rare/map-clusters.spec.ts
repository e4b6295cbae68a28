import { expect } from '@playwright/test';
import { postRoom } from '@roommate/test-support/accounts';
import { expectAccessible } from '@roommate/test-support/axe';
import { follow, heading, tabTo } from '@roommate/test-support/keyboard';
import { newRoom } from '@roommate/test-support/listings';
import { settled } from '@roommate/test-support/settled';
import { test } from '@roommate/test-support/signed-in';
import { uniqueWord } from '@roommate/test-support/unique-word';

test.use({ viewport: { width: 360, height: 740 } });

test('a group of areas on the map has a table, and separates when one zooms in, by keyboard', async ({
  page,
  member,
}) => {
  // Only these rooms have the word, so no other area joins the group.
  const word = uniqueWord();
  const areas = ['Sector 3', 'Sector 7'];
  for (const area of areas) {
    await postRoom(member, newRoom({ location: `${area}, Uttara`, description: `A ${word} room.` }));
  }
  await page.goto(`/browse-listings?q=${word}&view=map&at=23.8670,90.3980,11`);
  const markers = page.getByRole('list', { name: 'Areas on the map' }).getByRole('button');
  const group = page.getByRole('button', {
    name: /^Zoom in on 2 rooms in Uttara Sector [37]\s+\+1 more with a median of BDT [\d,]+$/,
  });
  await expect(markers).toHaveCount(1);

  // The same rooms as a table, in which an area includes its parts.
  await follow(page, page.getByText(/^Areas as a table/));
  const table = page.getByRole('group', { name: 'Areas' }).getByRole('row');
  await expect(table.filter({ has: page.getByRole('link', { name: 'Uttara', exact: true }) })).toContainText(
    /^Uttara2BDT 9,500$/,
  );
  for (const area of areas) await expect(table.filter({ hasText: area })).toContainText('1');
  const uttara = page.getByRole('rowheader').getByRole('link', { name: 'Uttara', exact: true });
  await follow(page, uttara);
  await expect(page.getByRole('heading', { level: 1, name: 'Rooms in Uttara' })).toBeFocused();
  await page.goBack();
  await expect(markers).toHaveCount(1);

  await follow(page, group);
  for (const area of areas) {
    await expect(page.getByRole('button', { name: new RegExp(`^1 room in Uttara ${area}`) })).toBeVisible();
  }
  await expect(markers).toHaveCount(2);
  await expect(page).not.toHaveURL(/,11$/);
  await settled(page);
  // The focus has scrolled the page to where the sticky header may cover a part of a button.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const zoomOut = page.getByRole('button', { name: 'Zoom out' });
  await tabTo(page, zoomOut);
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(group).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('an area on the map leads to its rooms as a list, by keyboard', async ({ page, member }) => {
  const room = newRoom({ location: 'Sector 12, Uttara' });
  const word = uniqueWord();
  await postRoom(member, { ...room, description: `A ${word} room.` });
  await page.goto(`/browse-listings?q=${word}&view=map`);
  const marker = page.getByRole('button', { name: /^1 room in Uttara Sector 12 with a median of BDT/ });
  await follow(page, marker);
  await expect(page).toHaveURL(/place=uttara-12&view=map/);
  await expect(marker).toHaveAttribute('aria-pressed', 'true');
  await expect(marker).toBeFocused();
  await follow(page, page.getByRole('link', { name: 'Show 1 room as a list' }));
  await expect(page).toHaveURL(`/browse-listings?q=${word}&place=uttara-12`);
  await expect(page.getByRole('article', { name: room.title })).toBeVisible();
  await expect(heading(page)).toBeFocused();
});

test('the focus stays on an area that joins another group when one zooms in', async ({ page, member }) => {
  const word = uniqueWord();
  // At first Mirpur 10 belongs to Ahmed Nagar. Closer up it stands on its own, and covers Mirpur 6.
  const rooms = { 'Ahmed Nagar': 4, 'Mirpur 10': 3, 'Mirpur 6': 2, 'Mirpur 15': 1 };
  for (const [location, count] of Object.entries(rooms)) {
    for (let i = 0; i < count; i++)
      await postRoom(member, newRoom({ location, description: `A ${word} room.` }));
  }
  await page.goto(`/browse-listings?q=${word}&view=map&at=23.7945,90.3590,11`);
  await follow(page, page.getByRole('button', { name: /^Zoom in on 3 rooms in Mirpur 6/ }));
  await expect(page.getByRole('button', { name: /^Zoom in on 6 rooms in Mirpur 10/ })).toBeFocused();
});
