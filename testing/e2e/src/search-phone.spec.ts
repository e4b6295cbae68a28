import { expect } from '@playwright/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';
import { tabTo } from '@roommate/test-support/keyboard';
import { endOfRequest, holdRequests } from '@roommate/test-support/network';
import { expectTitles, lake, metro, seat, storeSearchRooms, WORD } from '@roommate/test-support/search-rooms';
import { settled } from '@roommate/test-support/settled';
import { test } from '@roommate/test-support/test';

test.describe('long filters', () => {
  const long = 'iubat,buet,home-economics,uits';
  const word = 'x'.repeat(120);

  for (const rootFont of [16, 24]) {
    test(`break inside 360 px with a font of ${rootFont} px`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/browse-listings?q=${word}&place=${long}&within=10&rentMin=10000&rentMax=200000`);
      const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('link');
      await expect(chips.filter({ hasText: word })).toBeVisible();
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}px`;
      }, rootFont);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      const right = await chips.evaluateAll((all) =>
        Math.max(...all.map((chip) => chip.getBoundingClientRect().right)),
      );
      expect(right).toBeLessThanOrEqual(360);
      const isClipped = await chips.evaluateAll((all) =>
        all.some((chip) => chip.scrollWidth > chip.clientWidth),
      );
      expect(isClipped).toBe(false);
    });
  }
});

for (const view of ['', '&view=map'])
  test(`the order is readable in full on a phone${view && ' beside the map'}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/browse-listings?q=single+under+15k${view}`);
    await expect(page.getByRole('button', { name: /^Filters/ })).toContainText('2');
    const missing = await page.getByLabel('Sort by').evaluate((select: HTMLSelectElement) => {
      const needed = select.cloneNode(true) as HTMLSelectElement;
      needed.style.cssText = 'position: absolute; width: max-content';
      select.parentElement?.append(needed);
      const width = needed.offsetWidth;
      needed.remove();
      return width - select.offsetWidth;
    });
    expect(missing).toBeLessThanOrEqual(0);
    const [filters, order] = [page.getByRole('button', { name: /^Filters/ }), page.getByLabel('Sort by')];
    expect((await order.boundingBox())?.y).toBe((await filters.boundingBox())?.y);
  });

for (const path of ['/', '/browse-listings'])
  test(`the hint in the search box of ${path} is readable in full at 360 px`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await settled(page);
    const missing = await page
      .getByRole('combobox', { name: 'Search rooms' })
      .evaluate((box: HTMLInputElement) => {
        // A value has the font of the hint, and counts in the width.
        box.value = box.placeholder;
        return box.scrollWidth - box.clientWidth;
      });
    expect(missing).toBeLessThanOrEqual(0);
  });

test.describe('a search on a phone, by keyboard', () => {
  test.use({ ...interceptsRequests, viewport: { width: 360, height: 740 } });
  test.beforeAll(storeSearchRooms);

  test('changes its order, and the focus stays', async ({ page }) => {
    await page.goto(`/browse-listings?q=${WORD}`);
    await settled(page);
    const order = page.getByRole('combobox', { name: 'Sort by' });
    await tabTo(page, order);
    await page.keyboard.type('Lowest');
    await expectTitles(page, [seat, metro, lake]);
    await expect(page).toHaveURL(`/browse-listings?q=${WORD}&sort=rent`);
    await page.keyboard.press('ArrowDown');
    await expectTitles(page, [lake, metro, seat]);
    await expect(page).toHaveURL(`/browse-listings?q=${WORD}&sort=-rent`);
    await expect(order).toBeFocused();
    await page.goBack();
    await expectTitles(page, [seat, metro, lake]);
    await expect(order.locator('option:checked')).toHaveText('Lowest rent');
  });

  test('keeps the rooms of a newer text when an earlier response is late', async ({ page }) => {
    await page.goto('/browse-listings');
    await settled(page);
    // Not the requests of suggestions, which the text has, too.
    const isLate = ({ pathname, searchParams }: URL) =>
      pathname.endsWith('/roommates/search') && searchParams.get('q') === WORD;
    const release = await holdRequests(page, isLate);
    const late = endOfRequest(page, isLate);
    await tabTo(page, page.getByRole('combobox', { name: 'Search rooms' }));
    await page.keyboard.type(WORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/browse-listings?q=${WORD}`);
    await page.keyboard.type(' seat');
    await page.keyboard.press('Enter');
    await expectTitles(page, [seat]);
    release();
    await late;
    await expectTitles(page, [seat]);
    await expect(page).toHaveURL(`/browse-listings?q=${WORD}+seat`);
  });

  test('without matches says what each filter hides, and each link finds as many rooms', async ({ page }) => {
    const path = `/browse-listings?q=${WORD}&place=uttara&rentMax=5000`;
    for (const [way, titles] of [
      ['Any area: 1 room', [seat]],
      ['Any rent: 1 room', [lake]],
      ['Within 10 km: 1 room', [seat]],
    ] as const) {
      await page.goto(`${path}&view=map`);
      await expect(page.getByRole('link', { name: way, exact: true })).toBeVisible();
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'No rooms match' })).toBeVisible();
      await settled(page);
      await tabTo(page, page.getByRole('link', { name: way, exact: true }));
      await page.keyboard.press('Enter');
      await expectTitles(page, titles);
      await expect(page.getByRole('status').filter({ hasText: '1 room found' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
  });
});
