import { expect, type Page } from '@playwright/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';
import { follow, tabTo } from '@roommate/test-support/keyboard';
import { endOfRequest, holdRequests, recordRequests } from '@roommate/test-support/network';
import { all, expectTitles, seat, storeSearchRooms, WORD } from '@roommate/test-support/search-rooms';
import { settled } from '@roommate/test-support/settled';
import { test } from '@roommate/test-support/test';

test.use({ ...interceptsRequests, viewport: { width: 360, height: 740 } });
test.beforeAll(storeSearchRooms);

/** Opens the sheet of filters by keyboard. */
async function openSheet(page: Page, query: string) {
  await page.goto(`/browse-listings?q=${WORD}${query}`);
  await settled(page);
  await page.getByRole('button', { name: /^Filters/ }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  const shows = (text: string) =>
    expect(sheet.getByRole('button', { name: text, exact: true })).toBeVisible();
  return { sheet, shows };
}

/** Closes the sheet, and expects the search that it leaves. */
async function expectSearch(page: Page, query: string, titles: readonly string[]) {
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/browse-listings?q=${WORD}${query}`);
  await expectTitles(page, titles);
}

/** Focuses a select and types the text of an option. */
async function choose(page: Page, label: string, option: string) {
  const select = page.getByRole('dialog').getByRole('combobox', { name: label });
  await select.focus();
  await page.keyboard.type(option);
  await expect(select.locator('option:checked')).toHaveText(option);
}

test('the list does not load the code of searches, and the sheet opens when it comes', async ({ page }) => {
  const code = /browse-search\.\w+\.js$/;
  const requests = recordRequests(page, code);
  const release = await holdRequests(page, code);
  await page.goto('/browse-listings');
  await settled(page);
  expect(requests).toEqual([]);
  const filters = page.getByRole('button', { name: /^Filters/ });
  await filters.press('Enter');
  await expect.poll(() => requests.length).toBe(1);
  await expect(filters).toHaveAttribute('aria-busy', 'true');
  await expect(filters).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
  release();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

test('the sheet over all rooms offers areas with their numbers, by keyboard', async ({ page }) => {
  await page.goto('/browse-listings');
  await settled(page);
  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const area = sheet.getByRole('checkbox', { name: /^[\w ]+ (at least )?\d+$/ }).first();
  const [name = ''] = (await area.locator('..').innerText()).split('\n');
  await tabTo(page, area);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?place=[\w-]+$/);
  await expect(sheet.getByRole('button', { name: /^Show (at least )?\d+ rooms?$/ })).toBeVisible();
  const chosen = sheet.getByRole('checkbox', { checked: true });
  await expect(chosen).toHaveAccessibleName(new RegExp(`^${name} `));
  await expect(chosen).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: `Remove filter: ${name}` })).toBeVisible();
});

test('the area and the distance apply on a phone, by keyboard', async ({ page }) => {
  const { sheet } = await openSheet(page, '');
  await sheet
    .getByRole('checkbox', { name: /^Mirpur/ })
    .first()
    .press('Space');
  await expect(page).toHaveURL(/place=mirpur/);
  await expect(sheet.getByRole('combobox', { name: 'Distance' })).toBeVisible();
  await page.keyboard.press('Escape');
  const { shows } = await openSheet(page, '&place=uttara');
  await shows('Show 1 room');
  await choose(page, 'Distance', 'Within 10 km');
  await shows('Show 3 rooms');
  await expectSearch(page, '&place=uttara&within=10', all);
  await follow(page, page.getByRole('link', { name: 'Remove filter: Within 10 km of Uttara' }));
  await expectTitles(page, all);
  await expect(page.getByRole('list', { name: 'Active filters' })).toBeFocused();
});

test('the date and the photo apply on a phone, by keyboard', async ({ page }) => {
  const { sheet, shows } = await openSheet(page, '');
  await sheet.getByRole('checkbox', { name: 'Only with a photo' }).press('Space');
  await expect(page).toHaveURL(/hasPhoto=true/);
  await shows('Show 3 rooms');
  await choose(page, 'Posted', 'Last 30 days');
  await shows('Show 0 rooms');
  await expectSearch(page, '&postedWithin=30&hasPhoto=true', []);
  await page.getByRole('link', { name: /^Posted at any time: 3 rooms$/ }).press('Enter');
  await expectTitles(page, all);
});

test('the availability applies on a phone, by keyboard', async ({ page }) => {
  const { sheet, shows } = await openSheet(page, '');
  await sheet.getByRole('radio', { name: /^Available/ }).press('Space');
  await shows('Show 3 rooms');
  await expectSearch(page, '&availability=available', all);
});

test('a late response of an earlier choice changes nothing on a phone, by keyboard', async ({ page }) => {
  const { sheet, shows } = await openSheet(page, '');
  const isLate = /roommates\/search\?.*roomType=Single/;
  const release = await holdRequests(page, isLate);
  const late = endOfRequest(page, isLate);
  await sheet.getByRole('radio', { name: /^Single/ }).press('Space');
  await expect(page).toHaveURL(/roomType=Single/);
  await page.keyboard.press('ArrowDown');
  await shows('Show 1 room');
  release();
  await late;
  await shows('Show 1 room');
  await expect(sheet.getByRole('radio', { name: /^Shared/ })).toBeFocused();
  await expectSearch(page, '&roomType=Shared', [seat]);
});
