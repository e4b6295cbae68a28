import { expect } from '@playwright/test';
import { respond, failRequests } from '@roommate/test-support/network';
import { test } from '@roommate/test-support/signed-in';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

test.use(interceptsRequests);

test.describe('spec 8 Details, My listings, Dashboard', () => {
  for (const [reason, json] of [
    ['the response has an error field', { error: 'Gone.' }],
    ['the listing is missing', null],
  ] as const) {
    test(`'Roommate not found' when ${reason}`, async ({ page }) => {
      await respond(page, '/roommates/665f1c2ab7d94e0012a4c9d1', json);
      await page.goto('/roommate/665f1c2ab7d94e0012a4c9d1');
      await expect(page.getByRole('heading', { name: 'Roommate not found' })).toBeVisible();
    });
  }

  for (const id of ['665f1c2ab7d94e0012a4c9d1', 'no-id-at-all']) {
    test(`'Roommate not found' for the unknown id ${id}`, async ({ page }) => {
      await page.goto(`/roommate/${id}`);
      await expect(page.getByRole('heading', { name: 'Roommate not found' })).toBeVisible();
    });
  }

  test('my listings: a failure is only logged and the list treated as empty', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await failRequests(page, '/roommates/mylistings', { status: 500 });
    await page.goto('/dashboard/my-listings');
    await expect(
      page.getByText("You haven't created any listings yet. Start by adding your first listing!"),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add Your First Listing' })).toBeVisible();
    await expect(page.getByText(/^Your listings could not be loaded\. They are not lost\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(logged.join('\n')).toContain('Your listings could not be loaded.');
  });

  test('dashboard: a failure falls back to the count endpoint', async ({ page }) => {
    await failRequests(page, '/roommates/stats', { status: 500 });
    await respond(page, '/roommates/count', { count: 4711 });
    await page.goto('/dashboard');
    await expect(page.getByText('4,711')).toBeVisible();
  });

  test('dashboard: the fallback also reads total', async ({ page }) => {
    await failRequests(page, '/roommates/stats', { status: 500 });
    await respond(page, '/roommates/count', { total: 4712 });
    await page.goto('/dashboard');
    await expect(page.getByText('4,712')).toBeVisible();
  });
});
