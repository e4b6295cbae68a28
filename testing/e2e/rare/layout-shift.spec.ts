import { expect, type Page } from '@playwright/test';
import { postRoom } from '@roommate/test-support/accounts';
import { fullyLoaded } from '@roommate/test-support/fully-loaded';
import { layoutShift } from '@roommate/test-support/layout-shift';
import { newRoom } from '@roommate/test-support/listings';
import { holdRequests, holdResponses, renderInBrowser, respond } from '@roommate/test-support/network';
import { rendered } from '@roommate/test-support/rendered';
import { SAMPLE_ID, sampleListing } from '@roommate/test-support/sample-listing';
import { settled } from '@roommate/test-support/settled';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

signedIn.use(interceptsRequests);

/** A fifth of the limit for a good page: https://web.dev/articles/cls. */
const MAX_SHIFT = 0.02;

const LISTINGS_OF_A_PAGE = 24;

/** Responds with pages of listings after a short delay, up to this number of listings. */
async function respondWithPages(page: Page, count: number): Promise<void> {
  await renderInBrowser(page);
  await page.route('**/api/roommates?*', async (route) => {
    const first = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const next = first + LISTINGS_OF_A_PAGE;
    const listings = Array.from({ length: Math.min(LISTINGS_OF_A_PAGE, count - first) }, (_, index) => ({
      ...newRoom({ title: `Room ${first + index} ${'with a balcony '.repeat(index % 4)}` }),
      _id: String(first + index).padStart(24, '0'),
      rentAmount: 5000 + index * 1000,
      availability: index % 3 === 0 ? 'not available' : 'available',
      name: 'Farhana Akter',
      likes: 0,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
    }));
    // The delay of a network. Without it the skeletons never show.
    await new Promise((resolve) => setTimeout(resolve, 200));
    const link = `</roommates?limit=${LISTINGS_OF_A_PAGE}&cursor=${next}>; rel="next"`;
    await route.fulfill({ json: listings, headers: next < count ? { link } : {} });
  });
}

test.describe('design 8: no layout shift', () => {
  const pages = ['/', '/browse-listings', '/areas', '/areas/mirpur', '/about', '/faq', '/contact', '/login'];
  for (const path of pages) {
    for (const width of [360, 1280]) {
      test(`${path} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await fullyLoaded(page);
        expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
      });
    }
  }
});

test.describe('design 8: no layout shift while browse loads more listings', () => {
  for (const width of [360, 768, 1280]) {
    test(`at ${width} px`, async ({ page }) => {
      await respondWithPages(page, 72);
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/browse-listings');
      await settled(page);
      await page.mouse.move(width / 2, 400);
      const all = page.getByText('Showing 72 of 72 listings');
      const skeletons = page.getByRole('main').locator('li[aria-hidden="true"]');
      await expect(async () => {
        await page.mouse.wheel(0, 1200);
        // A scroll that is faster than the network reaches the footer, which then moves down. This test leaves that out.
        await expect(skeletons).toHaveCount(0);
        await expect(all).toBeVisible({ timeout: 100 });
      }).toPass({ intervals: [50] });
      await fullyLoaded(page);
      expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
    });
  }
});

signedIn.describe('design 8: a listing takes the place of its skeleton without a shift', () => {
  for (const page of ['roommate', 'mylistings/update']) {
    for (const width of [360, 1280]) {
      signedIn(`/${page}/{id} at ${width} px`, async ({ page: tab, member }) => {
        const id = await postRoom(member);
        const release = await holdResponses(tab, `/roommates/${id}`);
        await tab.setViewportSize({ width, height: 800 });
        await tab.goto(`/${page}/${id}`);
        await expect(tab.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
        await tab.waitForLoadState('load');
        release();
        await fullyLoaded(tab);
        expect(await layoutShift(tab)).toBeLessThan(MAX_SHIFT);
      });
    }
  }

  // The browser reports no layout shift here, because other elements were there before.
  for (const [title, width] of [
    ['Room over the lake', 360],
    ['Room over the lake', 768],
    ['Sunny single room near the lake, with a balcony, for a student', 768],
  ] as const) {
    signedIn(`from a card with the title "${title}", at ${width} px`, async ({ page }) => {
      // This image loads. An image that fails is hidden (spec, section 2).
      const listing = { ...sampleListing, title, imageUrl: newRoom().imageUrl };
      await respond(page, '/roommates', [listing]);
      await respond(page, `/roommates/${SAMPLE_ID}`, listing);
      const release = await holdResponses(page, `/roommates/${SAMPLE_ID}`);
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/browse-listings');
      await page.getByRole('link', { name: /^See Details/ }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const rent = page.getByText('Rent', { exact: true });
      const before = await rent.boundingBox();
      release();
      await expect(page.getByText('Like to get contact')).toBeVisible();
      expect(await rent.boundingBox()).toEqual(before);
    });
  }

  for (const width of [360, 1280]) {
    signedIn(`the fields of somebody else's listing at ${width} px`, async ({ page }) => {
      await respond(page, `/roommates/${SAMPLE_ID}`, sampleListing);
      const release = await holdResponses(page, `/roommates/${SAMPLE_ID}`);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/mylistings/update/${SAMPLE_ID}`);
      const hint = page.getByText('Road or block, then the area');
      await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
      const before = await hint.boundingBox();
      release();
      await expect(page.getByText(/^This listing belongs to/)).toBeVisible();
      expect(await hint.boundingBox()).toEqual(before);
    });
  }
});

signedIn('no layout shift on the page of an area with rents', async ({ page, member }) => {
  // With this rent, the web font needs another line for the sentence about half of the rooms.
  const room = newRoom({ location: 'Dakshinkhan, Dhaka', rent: '9500' });
  for (let i = 0; i < 8; i += 1) await postRoom(member, room);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/areas/dakshinkhan');
  await expect(page.getByText(/^About half of the rooms cost/)).toBeVisible();
  await fullyLoaded(page);
  expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
});

signedIn.describe('no layout shift on a rendered details page', () => {
  for (const width of [360, 412]) {
    signedIn(`the Edit button of the owner moves nothing at ${width} px`, async ({ page, member }) => {
      const id = await postRoom(member);
      await page.setViewportSize({ width, height: 915 });
      await page.goto(`/roommate/${id}`);
      await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
      expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
    });
  }

  // The browser reports a smaller shift than the limit, although another button can come under the pointer.
  for (const [title, width] of [
    ['Room over the lake', 768],
    ['Room over the lake', 1280],
    ['Sunny single room near the lake, with a balcony, for a student', 900],
    ['Sunny single room near the lake, with a balcony, for a student', 1280],
  ] as const) {
    signedIn(`the Edit button beside "${title}" moves no button at ${width} px`, async ({ page, member }) => {
      const id = await postRoom(member, newRoom({ title }));
      await rendered(page.request, `/roommate/${id}`);
      // The rendered page is the same for everybody. This request tells that the visitor is the owner.
      const release = await holdRequests(page, new RegExp(`/api/roommates/${id}$`));
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/roommate/${id}`);
      await settled(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const edit = page.getByRole('link', { name: 'Edit' });
      const like = page.getByRole('button', { name: 'Like this listing' });
      await expect(edit).toHaveCount(0);
      const before = await like.boundingBox();
      release();
      await expect(edit).toBeVisible();
      expect(await like.boundingBox()).toEqual(before);
    });
  }
});
