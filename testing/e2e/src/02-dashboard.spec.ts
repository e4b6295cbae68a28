import { expect, type Page } from '@playwright/test';
import { postRoom, signUp } from '@roommate/test-support/accounts';
import { newRoom } from '@roommate/test-support/listings';
import { respond, holdResponses } from '@roommate/test-support/network';
import { test } from '@roommate/test-support/signed-in';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

test.use(interceptsRequests);

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });
const stat = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('div')
    .filter({ has: page.getByRole('term').filter({ hasText: label }) })
    .last();

const listing = (change: object) => ({
  title: 'A room',
  location: 'Mirpur 10, Dhaka',
  rentAmount: 8000,
  roomType: 'Single',
  lifestyle: 'Quiet',
  imageUrl: '',
  description: 'A room.',
  name: 'Nusrat Jahan',
  likes: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...change,
});

/** Listings as in older data: with a status field, a capital letter, without views. */
const own = [
  listing({ _id: '1'.repeat(24), availability: 'available', views: 5 }),
  listing({ _id: '2'.repeat(24), status: 'Available', views: 37 }),
  listing({ _id: '3'.repeat(24), availability: 'not available' }),
];

test.describe('spec 2 Dashboard: sidebar', () => {
  test('has its links, the photo, name and email of the user', async ({ page, member }) => {
    await page.goto('/dashboard');
    await expect(sidebar(page).getByRole('link')).toHaveText([
      'Go to Homepage',
      'Overview',
      'All Listings',
      'Manage Listings',
      'Add Listing',
    ]);
    for (const [name, target] of [
      ['Go to Homepage', '/'],
      ['Overview', '/dashboard'],
      ['All Listings', '/dashboard/all-listings'],
      ['Manage Listings', '/dashboard/my-listings'],
      ['Add Listing', '/dashboard/add-listing'],
    ] as const) {
      await expect(sidebar(page).getByRole('link', { name })).toHaveAttribute('href', target);
    }
    await expect(page.getByRole('main').getByText(member.name, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText(member.email)).toBeVisible();
    await expect(page.getByRole('main').getByRole('img', { name: member.name })).toBeVisible();
  });

  test('its Logout button logs out and goes to /', async ({ page }) => {
    await page.goto('/dashboard');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('on mobile it toggles open and closed', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/dashboard');
    const toggle = page.getByRole('button', { name: 'Dashboard menu' });
    await expect(sidebar(page)).toBeHidden();
    await toggle.click();
    await expect(sidebar(page)).toBeVisible();
    await toggle.click();
    await expect(sidebar(page)).toBeHidden();
  });
});

test.describe('spec 2 Dashboard: overview', () => {
  test('welcomes, and has four stat cards and quick actions', async ({ page, member }) => {
    await respond(page, '/roommates/stats', { total: 4711, available: 1, roomTypes: 2 });
    await respond(page, `/roommates/user/${encodeURIComponent(member.email)}`, own);
    await page.goto('/dashboard');
    await expect(page.getByText(`Welcome back, ${member.name}!`)).toBeVisible();
    await expect(stat(page, 'Total Listings')).toContainText('4,711');
    await expect(stat(page, 'My Listings')).toContainText('3');
    await expect(stat(page, 'Active Listings')).toContainText('2');
    await expect(stat(page, 'Total Views')).toContainText('42');
    for (const target of ['/add-listings', '/my-listings', '/browse-listings']) {
      await expect(page.getByRole('main').locator(`a[href="${target}"]`)).toBeVisible();
    }
  });
});

test.describe('spec 2 Dashboard: one own listing at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('fills the row of its card', async ({ page, member }) => {
    await postRoom(member);
    await page.goto('/dashboard');
    const section = page.getByRole('region', { name: 'Your newest rooms' });
    const interest = section.getByRole('listitem').filter({ hasText: 'Interest in your rooms' });
    await expect(interest.getByText('0 people interested')).toBeVisible();
    await expect(interest.getByText('0 views')).toBeVisible();
    const [row, last] = [await section.boundingBox(), await interest.boundingBox()];
    const end = (box: typeof row) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
    expect(end(last)).toBe(end(row));
  });
});

test.describe('spec 2 Dashboard: All Listings', () => {
  test('shows the listings of everybody', async ({ page }) => {
    const room = newRoom();
    await postRoom(await signUp(), room);
    await page.goto('/dashboard/all-listings');
    await expect(page.getByRole('article').filter({ hasText: room.title })).toBeVisible();
  });
});

test.describe('spec 2 Dashboard: My Listings', () => {
  test("says 'Loading your listings...' and then 'Manage your N room listing(s)'", async ({ page }) => {
    await respond(page, '/roommates/mylistings', own);
    const release = await holdResponses(page, '/roommates/mylistings');
    await page.goto('/dashboard/my-listings');
    await expect(page.getByText('Loading your listings...')).toBeVisible();
    release();
    await expect(page.getByText('Manage your 3 room listing(s)')).toBeVisible();
    await expect(stat(page, 'Total Listings')).toContainText('3');
    await expect(stat(page, 'Available')).toContainText('2');
    await expect(stat(page, 'Total Views')).toContainText('42');
  });

  test('shows cards or a table, each listing with View, Edit and Delete', async ({ page }) => {
    await respond(page, '/roommates/mylistings', own);
    await page.goto('/dashboard/my-listings');
    const main = page.getByRole('main');
    await expect(main.getByRole('article')).toHaveCount(3);
    await main.getByText('Table', { exact: true }).click();
    await expect(main.getByRole('columnheader')).toHaveText([
      '#',
      'Title',
      'Location',
      'Rent',
      'Room Type',
      'Status',
      'Actions',
    ]);
    for (const row of (await main.getByRole('row').all()).slice(1)) {
      await expect(row.getByRole('link', { name: /^View/ })).toHaveAttribute('href', /^\/roommate\//);
      await expect(row.getByRole('link', { name: /^Edit/ })).toHaveAttribute(
        'href',
        /^\/mylistings\/update\//,
      );
      await expect(row.getByRole('button', { name: /^Delete/ })).toBeVisible();
    }
    await main.getByText('Cards', { exact: true }).click();
    await expect(main.getByRole('link', { name: /^View/ })).toHaveCount(3);
    await expect(main.getByRole('link', { name: /^Edit/ })).toHaveCount(3);
    await expect(main.getByRole('button', { name: /^Delete/ })).toHaveCount(3);
  });

  test('without listings it says so and offers to add the first', async ({ page }) => {
    await respond(page, '/roommates/mylistings', []);
    await page.goto('/dashboard/my-listings');
    await expect(
      page.getByText("You haven't created any listings yet. Start by adding your first listing!"),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add Your First Listing' })).toHaveAttribute(
      'href',
      '/dashboard/add-listing',
    );
  });
});
