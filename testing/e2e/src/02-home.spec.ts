import { expect, type Page } from '@playwright/test';
import { respond, failRequests, holdResponses } from '@roommate/test-support/network';
import { test } from '@roommate/test-support/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

test.use(interceptsRequests);

const AVAILABLE = '/roommates/available';
const main = (page: Page) => page.getByRole('main');
const featured = (page: Page) => page.getByRole('list', { name: 'Available listings' });
const cards = (page: Page) => featured(page).getByRole('article');

const listing = (id: number) => ({
  _id: String(id).padStart(24, '0'),
  title: `Room ${id} with a title that is far too long for the two lines that a card of this width has for it, really`,
  location: 'Road 8A, Dhanmondi, Dhaka',
  rentAmount: 12500,
  roomType: 'Shared',
  lifestyle: 'Quiet',
  imageUrl: '',
  description: 'A room.',
  availability: 'available',
  name: 'Farhana Akter',
  likes: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});

test.describe('spec 2 Home', () => {
  test('the sections come in the order of the specification', async ({ page }) => {
    await page.goto('/');
    const headings = main(page).getByRole('heading', { level: 2 });
    await expect(headings).toHaveText([
      'Featured Roommate',
      'About Us',
      'Join FREE Community',
      'What Our Users Say',
    ]);
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Find Your Perfect Roommate');
    await expect(
      page.getByText('Discover rooms and compatible roommates in Dhaka, browse verified listings and chat'),
    ).toBeVisible();
  });

  for (const [button, target] of [
    ['Check All Listing', '/browse-listings'],
    ['Browse Listings', '/browse-listings'],
    ['Get Started Today', '/add-listings'],
  ] as const) {
    test(`the ${button} button leads to ${target}`, async ({ page }) => {
      await page.goto('/');
      await expect(main(page).getByRole('link', { name: button })).toHaveAttribute('href', target);
    });
  }

  test('shows the promises of the product', async ({ page }) => {
    await page.goto('/');
    for (const text of [
      /15K\+/,
      /100%/,
      /4\.8/,
      /500\+/,
      /Verified listings/,
      /built-in chat/i,
      /free forever/i,
    ]) {
      await expect(main(page).getByText(text).first()).toBeVisible();
    }
  });
});

test.describe('spec 2 Home: Featured Roommate grid', () => {
  test('shows available listings, at most 8', async ({ page }) => {
    await respond(
      page,
      AVAILABLE,
      Array.from({ length: 12 }, (_, index) => listing(index)),
    );
    const requested = page.waitForRequest('**/api/roommates/available?limit=8');
    await page.goto('/');
    await requested;
    await expect(cards(page)).toHaveCount(8);
  });

  test('a card shows image, badges, title on 2 lines, location, rent, poster and View Details', async ({
    page,
  }) => {
    await respond(page, AVAILABLE, [listing(7)]);
    await page.goto('/');
    const card = cards(page).first();
    for (const text of ['Available', 'Shared', 'Road 8A, Dhanmondi, Dhaka', 'Posted by Farhana Akter']) {
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(card).toContainText('BDT 12500/month');
    // A listing without an image shows the placeholder.
    await expect(card.locator('svg').first()).toBeVisible();
    await expect(card.getByRole('link', { name: /^View Details/ })).toHaveAttribute(
      'href',
      `/roommate/${listing(7)._id}`,
    );
    const lines = await card.getByRole('heading').evaluate((title) => {
      const { lineHeight } = getComputedStyle(title);
      return {
        shown: title.clientHeight / parseFloat(lineHeight),
        all: title.scrollHeight > title.clientHeight,
      };
    });
    expect(Math.round(lines.shown)).toBe(2);
    expect(lines.all).toBe(true);
  });

  for (const [width, columns] of [
    [360, 1],
    [680, 2],
    [800, 3],
    [1280, 4],
  ] as const) {
    test(`has ${columns} column(s) at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expect(cards(page).first()).toBeVisible();
      const shown = await featured(page).evaluate(
        (grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length,
      );
      expect(shown).toBe(columns);
    });
  }

  test("without listings: 'No roommates available'", async ({ page }) => {
    await respond(page, AVAILABLE, []);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'No roommates available' })).toBeVisible();
  });

  test('the rest of the page shows while listings load, and a failure offers Try Again', async ({ page }) => {
    const repair = await failRequests(page, AVAILABLE, { status: 503 });
    const release = await holdResponses(page, AVAILABLE);
    await page.goto('/');
    await expect(page.getByText('Loading available roommates...')).toBeAttached();
    await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
    release();
    const tryAgain = main(page).getByRole('button', { name: 'Try Again' });
    await expect(tryAgain).toBeVisible();
    await repair();
    await tryAgain.click();
    await expect(cards(page).first()).toBeVisible();
  });

  test('a response with an error field removes only the rooms, not the page', async ({ page }) => {
    await respond(page, AVAILABLE, { error: 'The listings are unavailable.' });
    await page.goto('/');
    await expect(main(page).getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
  });
});
