import { expect } from '@playwright/test';
import { postRoom } from '@roommate/test-support/accounts';
import { newRoom } from '@roommate/test-support/listings';
import { test } from '@roommate/test-support/signed-in';

test.describe('spec 2 Layout: page titles for signed-in people', () => {
  for (const [path, title] of [
    ['/dashboard', /^Dashboard\b/],
    ['/dashboard/all-listings', /^All Listings\b/],
    ['/dashboard/my-listings', /^My Listings\b/],
    ['/dashboard/add-listing', /^Add Listing\b/],
    ['/dashboard/preferences', /^My Preferences\b/],
    ['/dashboard/alerts', /^Alerts\b/],
    ['/dashboard/api-keys', /^API Keys\b/],
  ] as const) {
    test(`${path} has its own`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
    });
  }

  test("a listing's page has the listing's title, and its form a title of its own", async ({
    page,
    member,
  }) => {
    const room = newRoom();
    const id = await postRoom(member, room);
    await page.goto(`/roommate/${id}`);
    await expect(page).toHaveTitle(new RegExp(`^${room.title}`));
    await page.goto(`/mylistings/update/${id}`);
    await expect(page).toHaveTitle(/^Edit Listing\b/);
  });

  test('an unknown listing has the title Roommate not found', async ({ page }) => {
    await page.goto('/roommate/665f1c2ab7d94e0012a4c9d1');
    await expect(page).toHaveTitle(/^Roommate not found/);
  });
});
