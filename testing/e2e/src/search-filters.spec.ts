import { expect } from '@playwright/test';
import { expectAccessible } from '@roommate/test-support/axe';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';
import { endOfRequest, holdRequests } from '@roommate/test-support/network';
import {
  all,
  cards,
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

test.describe('the filters of browse', () => {
  test('the filter sheet of a phone applies each change immediately, by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/browse-listings?q=${WORD}`);
    await expectTitles(page, all);
    const button = page.getByRole('button', { name: /^Filters/ });
    await button.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('radio', { name: /^Shared/ }).press('Space');
    await expect(sheet.getByRole('button', { name: 'Show 1 room' })).toBeVisible();
    await sheet.getByRole('textbox', { name: 'Highest rent' }).fill('3000');
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('button', { name: 'Show 0 rooms' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(`/browse-listings?q=${WORD}&rentMax=3000&roomType=Shared`);
    await expect(page.getByRole('heading', { name: 'No rooms match' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Any rent: 1 room' }).press('Enter');
    await expectTitles(page, [seat]);
  });

  test('the filter sheet shows and announces one number, that of the chosen filters', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/browse-listings?q=${WORD}`);
    await expectTitles(page, all);
    await page.getByRole('button', { name: /^Filters/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const [show, said] = [sheet.getByRole('button', { name: /^Show/ }), sheet.getByRole('status')];
    await expect(show).toHaveText('Show 3 rooms');
    const release = await holdRequests(page, /roommates\/search/);
    const shared = sheet.getByRole('radio', { name: /^Shared/ });
    await shared.press('Space');
    await expect(show).toHaveText('Show rooms');
    await expect(said).toHaveText('');
    release();
    await expect(show).toHaveText('Show 1 room');
    await expect(said).toHaveText('1 room found');
    await expect(sheet.getByRole('radio', { name: 'Shared 1' })).toBeChecked();
    await show.click();
    await expect(page.getByRole('status').filter({ hasText: /found/ })).toHaveText(['1 room found']);
    await expectTitles(page, [seat]);
  });

  test('the panel of a wide screen filters beside the list, and the list does not jump', async ({ page }) => {
    await page.goto(`/browse-listings?q=${WORD}`);
    await expectTitles(page, all);
    const panel = page.getByRole('complementary', { name: 'Filters' });
    await expect(panel).toBeVisible();
    const before = await cards(page).first().boundingBox();
    const release = await holdRequests(page, /roommates\/search/);
    await panel.getByRole('radio', { name: /^Single/ }).press('Space');
    await expect(page).toHaveURL(/roomType=Single/);
    await expectTitles(page, all);
    release();
    await expectTitles(page, [metro, lake]);
    await expect(panel.getByRole('radio', { name: /^Single/ })).toBeFocused();
    const after = await cards(page).first().boundingBox();
    expect([after?.x, after?.y]).toEqual([before?.x, before?.y]);
    await expectAccessible(page);
  });

  test('a late response of an earlier search changes nothing', async ({ page }) => {
    await page.goto(`/browse-listings?q=${WORD}`);
    await expectTitles(page, all);
    const panel = page.getByRole('complementary', { name: 'Filters' });
    const isLate = /roommates\/search\?.*roomType=Single/;
    const release = await holdRequests(page, isLate);
    const late = endOfRequest(page, isLate);
    await panel.getByRole('radio', { name: /^Single/ }).click();
    await expect(page).toHaveURL(/roomType=Single/);
    await panel.getByRole('radio', { name: /^Shared/ }).click();
    await expectTitles(page, [seat]);
    release();
    await late;
    await expectTitles(page, [seat]);
  });

  test('two filters that change before the page shows the first one both apply', async ({ page }) => {
    await page.goto(`/browse-listings?q=${WORD}`);
    await expectTitles(page, all);
    await settled(page);
    await page.getByRole('radio').evaluateAll((radios) => {
      for (const radio of radios) {
        const isPressed = radio instanceof HTMLInputElement && ['Single', 'available'].includes(radio.value);
        if (isPressed) radio.click();
      }
    });
    await expect(page).toHaveURL(`/browse-listings?q=${WORD}&roomType=Single&availability=available`);
    await expectTitles(page, [metro, lake]);
    await page.goBack();
    await expectTitles(page, all);
  });

  test('the wheel scrolls the page over a panel that has nothing to scroll', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1800 });
    await page.goto('/browse-listings?availability=available');
    await settled(page);
    const panel = page.getByRole('complementary', { name: 'Filters' });
    expect(await panel.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
    await panel.hover();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });
});
