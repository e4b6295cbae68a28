import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@roommate/test-support/axe';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';
import { tabTo } from '@roommate/test-support/keyboard';
import {
  all,
  expectTitles,
  lake,
  metro,
  seat,
  storeSearchRooms,
  WORD,
} from '@roommate/test-support/search-rooms';
import { settled } from '@roommate/test-support/settled';
import { test } from '@roommate/test-support/test';

test.use(interceptsRequests);
test.beforeAll(storeSearchRooms);

/** A ceiling with Bangla digits. */
const BANGLA_RENT = '৮ হাজারের মধ্যে';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search rooms' });

test.describe('search on the browse page', () => {
  test('finds by a text with suggestions, by keyboard alone, at 360 px', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/browse-listings');
    await settled(page);
    await box(page).focus();
    await page.keyboard.type(`${WORD} near mirp`);
    await expect(page.getByRole('option', { name: /^Mirpur মিরপুর/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const places = page.getByRole('listbox', { name: 'Places' });
    await expect(places.getByRole('option', { selected: true })).toContainText('Mirpur');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/browse-listings?q=${WORD}&place=mirpur`);
    await expectTitles(page, [metro, seat]);
    await expect(page.getByRole('status').filter({ hasText: '2 rooms found' })).toBeVisible();
    await expect(box(page)).toHaveValue(WORD);
    await expectAccessible(page);
  });

  test('a link shows the same search, and back restores the one before', async ({ page }) => {
    await page.goto(`/browse-listings?q=${WORD}+seat`);
    await expectTitles(page, [seat]);
    await page.getByRole('link', { name: 'Remove filter: Shared' }).click();
    await expectTitles(page, all);
    await page.goBack();
    await expectTitles(page, [seat]);
    await expect(box(page)).toHaveValue(`${WORD} seat`);
    await page.reload();
    await expectTitles(page, [seat]);
  });

  test('a wish about people puts rooms first, as a chip that can be removed, at 360 px', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/browse-listings');
    await settled(page);
    await box(page).fill(`I need a good ${WORD} room for girls please`);
    await box(page).press('Enter');
    await expectTitles(page, [seat, metro, lake]);
    await expect(page.getByRole('link', { name: `Remove filter: “${WORD}”` })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Remove filter: Preferred: women only' }).press('Enter');
    await expectTitles(page, all);
    await expect(page).toHaveURL(`/browse-listings?q=${WORD}`);
    await page.goBack();
    await expectTitles(page, [seat, metro, lake]);
  });

  test('says without a connection that it waits, and loads when the connection is back', async ({
    page,
    context,
  }) => {
    await page.goto('/browse-listings');
    await settled(page);
    await context.setOffline(true);
    await box(page).fill(WORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'This search needs a connection' })).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expectTitles(page, all);
  });

  test('the title and the heading say what is searched, and return with the list', async ({ page }) => {
    await page.goto('/browse-listings?place=mirpur&rentMax=8000&roomType=Single');
    const title = 'Single rooms in Mirpur up to 8,000 BDT';
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Roommate Dhaka`);
    const response = await page.request.get(page.url());
    expect(await response.text()).toContain(`<title>${title} · Roommate Dhaka</title>`);
    await page.getByRole('link', { name: 'Clear all filters' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse Listings');
    await expect(page).toHaveTitle('Browse Listings · Roommate Dhaka');
  });

  test('sorts by rent', async ({ page }) => {
    await page.goto(`/browse-listings?q=${WORD}`);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest rent');
    await expectTitles(page, [seat, metro, lake]);
    await expect(page).toHaveURL(/sort=rent$/);
  });

  for (const width of [360, 768, 1280]) {
    test(`nothing is wider than the screen at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(
        `/browse-listings?q=${WORD}+single&availability=available&rentMax=200000&postedWithin=365`,
      );
      await settled(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
});

test.describe('search on the home page', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('leads to the rooms of the text, by keyboard', async ({ page }) => {
    await page.goto('/');
    await box(page).focus();
    await page.keyboard.type(`${WORD} ${BANGLA_RENT}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/browse-listings\?q=/);
    await expectTitles(page, [metro, seat]);
  });

  test('suggests places in the hero, by keyboard', async ({ page }) => {
    await page.goto('/');
    await settled(page);
    await tabTo(page, box(page));
    await page.keyboard.type(`${WORD} near mirp`);
    const places = page.getByRole('listbox', { name: 'Places' });
    const mirpur = places.getByRole('option', { name: /^Mirpur মিরপুর/ });
    await expect(mirpur).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(places).toBeHidden();
    await expect(box(page)).toHaveValue(`${WORD} near mirp`);
    await page.keyboard.type('u');
    await expect(mirpur).toBeVisible();
    // Names need more than the width of the field, which has the button beside it.
    const { x = 0, width = 0 } = (await places.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(280);
    expect(x + width).toBeLessThanOrEqual(360);
    await page.keyboard.press('ArrowDown');
    await expect(mirpur).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/browse-listings?q=${WORD}&place=mirpur`);
    await expectTitles(page, [metro, seat]);
  });
});
