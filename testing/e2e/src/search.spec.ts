import { expect, type Page } from '@playwright/test';
import { storedListing } from '@roommate/contracts';
import { searchFieldsOf } from '@roommate/places';
import { expectAccessible } from '@roommate/test-support/axe';
import { holdRequests } from '@roommate/test-support/network';
import { databaseUri, siteUrl } from '@roommate/test-support/product-environment';
import { settled } from '@roommate/test-support/settled';
import { test } from '@roommate/test-support/test';
import { MongoClient, ObjectId } from 'mongodb';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

test.use(interceptsRequests);

/** Words that no other listing has, so that other tests change nothing here. */
const WORD = 'xylophone';
/** A ceiling with Bangla digits. */
const BANGLA_RENT = '৮ হাজারের মধ্যে';

const rooms = [
  { title: 'Old house near the metro', location: 'Section 10, Mirpur', rentAmount: 7000, roomType: 'Single' },
  {
    title: 'Seat for a student',
    location: 'Mirpur 11',
    rentAmount: 4000,
    roomType: 'Shared',
    home: { household: 'women' },
  },
  { title: 'Room over the lake', location: 'Sector 7, Uttara', rentAmount: 9000, roomType: 'Single' },
] as const;

test.beforeAll(async () => {
  const client = await MongoClient.connect(databaseUri);
  try {
    const listings = rooms.map((room, i) => {
      const fields = {
        ...room,
        lifestyle: 'Quiet',
        imageUrl: `${siteUrl}/og.jpg`,
        description: `A ${WORD} room.`,
        contact: '01700-000000',
        availability: 'available' as const,
      };
      const owner = { uid: 'e2e-owner', email: 'owner@example.com', name: 'Owner' };
      const listing = storedListing(new ObjectId(), fields, owner, new Date(Date.UTC(2018, 0, 1) - i));
      return { ...listing, ...searchFieldsOf(listing) };
    });
    const stored = client.db().collection('listings');
    if ((await stored.countDocuments({ words: WORD })) === 0) await stored.insertMany(listings);
  } finally {
    await client.close();
  }
});

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const expectTitles = (page: Page, titles: readonly string[]) =>
  expect(cards(page).getByRole('heading')).toHaveText([...titles]);
const box = (page: Page) => page.getByRole('combobox', { name: 'Search rooms' });
const all = rooms.map(({ title }) => title);
const [metro, seat, lake] = all as [string, string, string];

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

  test('the filter sheet of a phone applies each change at once, by keyboard', async ({ page }) => {
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
    const title = 'Single rooms in Mirpur under 8,000 BDT';
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Roommate Dhaka`);
    const response = await page.request.get(page.url());
    expect(await response.text()).toContain(`<title>${title} · Roommate Dhaka</title>`);
    await page.getByRole('link', { name: 'Clear all filters' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse Listings');
    await expect(page).toHaveTitle('Browse Listings · Roommate Dhaka');
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
    expect(after?.x).toBe(before?.x);
    await expectAccessible(page);
  });

  test('a late response of an earlier search changes nothing', async ({ page }) => {
    await page.goto(`/browse-listings?q=${WORD}`);
    await expectTitles(page, all);
    const panel = page.getByRole('complementary', { name: 'Filters' });
    const release = await holdRequests(page, /roommates\/search\?.*roomType=Single/);
    await panel.getByRole('radio', { name: /^Single/ }).click();
    await expect(page).toHaveURL(/roomType=Single/);
    await panel.getByRole('radio', { name: /^Shared/ }).click();
    await expectTitles(page, [seat]);
    release();
    await page.waitForLoadState('networkidle');
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
});
