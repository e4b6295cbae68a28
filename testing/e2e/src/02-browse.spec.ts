import { expect, type Locator, type Page } from '@playwright/test';
import { storedListing } from '@roommate/contracts';
import { MongoClient, ObjectId } from 'mongodb';
import {
  holdRequests,
  holdResponses,
  recordRequests,
  renderInBrowser,
  respond,
} from '@roommate/test-support/network';
import { databaseUri, siteUrl } from '@roommate/test-support/product-environment';
import { settled } from '@roommate/test-support/settled';
import { test } from '@roommate/test-support/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

test.use(interceptsRequests);

const MANY = 1_200;

/** Listings older than all others, so that they do not change the first pages of other tests. */
async function insertMany(count: number, name: string, year: number): Promise<void> {
  const client = await MongoClient.connect(databaseUri);
  try {
    const listings = Array.from({ length: count }, (_, i) => {
      const createdAt = new Date(Date.UTC(year, 0, 1) - i * 60_000);
      const fields = {
        // On a phone these titles take one or two lines.
        title: `${name} ${i + 1}${i % 3 === 0 ? ' with a balcony and a view of the park' : ''}`,
        location: `Road ${i + 1}, Uttara, Dhaka`,
        rentAmount: 5000 + i,
        roomType: i % 2 === 0 ? ('Single' as const) : ('Shared' as const),
        lifestyle: 'Quiet',
        imageUrl: `${siteUrl}/og.jpg`,
        description: 'An old listing.',
        contact: '01700-000000',
        availability: 'not available' as const,
      };
      const owner = { uid: 'e2e-owner', email: 'owner@example.com', name: 'Old Owner' };
      return storedListing(new ObjectId(), fields, owner, createdAt);
    });
    const collection = client.db().collection('listings');
    // Those of an earlier run.
    const times = listings.map(({ createdAt }) => createdAt);
    await collection.deleteMany({ createdAt: { $in: times } });
    await collection.insertMany(listings);
  } finally {
    await client.close();
  }
}

/** The site serves a rendered page for up to two seconds without another look at the database. */
const showsMany = (page: Page): Promise<void> =>
  expect.poll(async () => (await page.request.get('/browse-listings')).text()).toContain('Next page');

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Whether the page was scrolled and shows cards, none of them a skeleton. Runs in the page. */
function showsNextCards(previousScrollY: number): boolean {
  const inView = [...document.querySelectorAll('main li[aria-posinset]')].filter((item) => {
    const { top, bottom } = item.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  return scrollY > previousScrollY && inView.length > 0 && inView.every((item) => item.ariaHidden !== 'true');
}

/** Scrolls down to a card. Each step waits for the cards of the screen, so that a busy page skips none. */
async function scrollTo(page: Page, card: Locator): Promise<void> {
  while ((await card.count()) === 0) {
    const previousScrollY = await page.evaluate(() => scrollY);
    // A busy browser can drop the wheel. Then people turn it again.
    await expect(async () => {
      // Shorter than the rendered area.
      if ((await page.evaluate(() => scrollY)) <= previousScrollY) await page.mouse.wheel(0, 2000);
      await page.waitForFunction(showsNextCards, previousScrollY, { timeout: 10_000 });
    }).toPass();
  }
  await card.scrollIntoViewIfNeeded();
}

/** Opens a card's details, which need a login. It expects that back returns to the same place within the tolerance. */
async function expectReturn(page: Page, card: Locator, tolerancePx: number): Promise<void> {
  const before = await card.boundingBox();
  await card.getByRole('link', { name: /See Details/ }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(card).toBeVisible();
  await expect
    .poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
    .toBeLessThan(tolerancePx);
}

test.describe('spec 2: browse listings', () => {
  test('shows the stats and the cards', async ({ page, request }) => {
    const stats: unknown = await (await request.get('/api/roommates/stats')).json();
    expect(stats).toMatchObject({ roomTypes: 2 });
    await respond(page, '/roommates/stats', { total: 4711, available: 815, roomTypes: 2 });
    await page.goto('/browse-listings');
    for (const [label, value] of [
      ['Total Listings', '4,711'],
      ['Available Now', '815'],
      ['Room Types', '2'],
    ] as const) {
      const figure = page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');
      await expect(figure).toHaveText(value);
    }
    await expect(cards(page).first()).toContainText(/BDT \d+\/month/);
    await expect(
      cards(page)
        .first()
        .getByRole('link', { name: /See Details/ }),
    ).toBeVisible();
  });

  test('a card shows its index, badges, title, location, rent, poster and See Details', async ({ page }) => {
    await page.goto('/browse-listings');
    const card = cards(page).first();
    await expect(card).toContainText('#1');
    await expect(card.getByText(/^(Available|Not available)$/)).toBeVisible();
    await expect(card.getByText(/^(Single|Shared)$/)).toBeVisible();
    await expect(card.getByText(/^Posted by ./)).toBeVisible();
    await expect(card.getByRole('heading')).toBeVisible();
    await expect(card.getByRole('link', { name: /^See Details/ })).toHaveAttribute(
      'href',
      /^\/roommate\/\w{24}$/,
    );
  });

  for (const [width, columns] of [
    [360, 1],
    [680, 2],
    [800, 3],
    [1280, 4],
  ] as const) {
    test(`the card grid has ${columns} column(s) at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/browse-listings');
      await expect(cards(page).first()).toBeVisible();
      const lefts = await cards(page).evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().left),
      );
      expect(new Set(lefts.map(Math.round)).size).toBe(columns);
    });
  }

  test("a press on 'Load more' before the code that asks the API loads the next batch", async ({ page }) => {
    await insertMany(30, 'Room for a press', 1997);
    await showsMany(page);
    // On a fast line, a link in view to the areas would load this code.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', downlink: 4 } });
    });
    const code = /listings-data\.\w+\.js$/;
    const requests = recordRequests(page, code);
    const release = await holdRequests(page, code);
    await page.goto('/browse-listings');
    await settled(page);
    expect(requests).toEqual([]);
    const last = await cards(page).nth(23).elementHandle();
    await page.getByRole('button', { name: 'Load more' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Loading more...' })).toBeFocused();
    await expect.poll(() => requests).toHaveLength(1);
    release();
    await expect(page.getByText(/^Showing (?!24 )[\d,]+ of [\d,]+ listings$/)).toBeAttached();
    expect(await last?.evaluate((card) => card.isConnected)).toBe(true);
  });

  test('says Loading all listings... while they load', async ({ page }) => {
    const release = await holdResponses(page, '/roommates');
    await page.goto('/browse-listings');
    await expect(page.getByText('Loading all listings...')).toBeAttached();
    release();
    await expect(cards(page).first()).toBeVisible();
  });

  test('a failure shows Error Loading Listings, and Try Again loads them', async ({ page }) => {
    await renderInBrowser(page);
    await page.route('**/api/roommates?*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/browse-listings');
    await expect(page.getByText('Error Loading Listings')).toBeVisible();
    await expect(page.getByText('Failed to fetch listings')).toBeVisible();
    await page.unroute('**/api/roommates?*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(cards(page).first()).toBeVisible();
  });

  test('without listings it says so and offers to add one', async ({ page }) => {
    await renderInBrowser(page);
    await page.route('**/api/roommates?*', (route) => route.fulfill({ json: [] }));
    await page.goto('/browse-listings');
    await expect(page.getByText('No Listings Found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add Your Listing' })).toHaveAttribute(
      'href',
      '/add-listings',
    );
  });

  test('a one-line title takes one line in one column, and back returns to the same place', async ({
    page,
  }) => {
    await insertMany(60, 'Small flat', 2020);
    await showsMany(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/browse-listings');
    await expect(cards(page).first()).toBeVisible();
    await page.mouse.move(180, 500);
    const target = cards(page).filter({ hasText: 'Small flat 41' });
    await scrollTo(page, target);
    const heading = target.getByRole('heading');
    const [height = 0, line = 0] = await heading.evaluate((element) => [
      element.clientHeight,
      parseFloat(getComputedStyle(element).lineHeight),
    ]);
    expect(height).toBeLessThan(1.5 * line);
    await expectReturn(page, target, 100);
  });

  test('loads more during scrolling, keeps the DOM small, and back returns to the same place', async ({
    page,
  }) => {
    await insertMany(MANY, 'Old flat', 2019);
    await showsMany(page);
    await page.goto('/browse-listings');
    await expect(cards(page).first()).toBeVisible();
    await page.mouse.move(600, 500);
    const target = cards(page).filter({ hasText: 'Old flat 250' });
    await scrollTo(page, target);
    expect(await cards(page).count()).toBeLessThan(120);
    await expectReturn(page, target, 200);
  });
});
