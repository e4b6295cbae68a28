import { expect, type Route } from '@playwright/test';
import { closeDialog, fillRoom, newRoom } from '@roommate/test-support/listings';
import { failRequests } from '@roommate/test-support/network';
import { test } from '@roommate/test-support/signed-in';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

test.use(interceptsRequests);

test.describe('spec 8 Add listing', () => {
  test("success: 'Roommate listing added successfully!' and the form resets", async ({ page }) => {
    await page.goto('/dashboard/add-listing');
    await fillRoom(page, newRoom());
    await page.getByRole('main').getByRole('button', { name: 'Add Listing' }).click();
    await closeDialog(page, 'Roommate listing added successfully!');
    await expect(page.getByLabel(/^Title/)).toHaveValue('');
    await expect(page.getByLabel(/^Description/)).toHaveValue('');
  });

  for (const [reason, failure] of [
    ['the API fails', { status: 500 }],
    ['the network fails', {}],
  ] as const) {
    test(`failure: 'Error!' / 'Failed to add roommate listing.' when ${reason}`, async ({ page }) => {
      const repair = await failRequests(page, '/roommates', { ...failure, method: 'POST' });
      await page.goto('/dashboard/add-listing');
      const room = newRoom();
      await fillRoom(page, room);
      const send = page.getByRole('main').getByRole('button', { name: 'Add Listing' });
      await send.click();
      await expect(page.getByRole('dialog', { name: 'Error!' })).toBeVisible();
      await closeDialog(page, 'Failed to add roommate listing.');
      await expect(page.getByLabel(/^Title/)).toHaveValue(room.title);
      await repair();
      await send.click();
      await closeDialog(page, 'Roommate listing added successfully!');
    });
  }

  test('a response that is lost twice and a second try create one listing', async ({ page }) => {
    let posted = 0;
    const loseResponse = async (route: Route): Promise<void> => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      posted += 1;
      return route.abort('connectionreset');
    };
    await page.route('**/api/roommates', loseResponse);
    await page.goto('/dashboard/add-listing');
    const room = newRoom();
    await fillRoom(page, room);
    const send = page.getByRole('main').getByRole('button', { name: 'Add Listing' });
    await send.click();
    await closeDialog(page, 'Failed to add roommate listing.');
    expect(posted).toBe(2);
    await page.unroute('**/api/roommates', loseResponse);
    await send.click();
    await closeDialog(page, 'Roommate listing added successfully!');
    const listings = (await (await page.request.get('/api/roommates')).json()) as { title: string }[];
    expect(listings.filter(({ title }) => title === room.title)).toHaveLength(1);
  });
});
