import { expect } from '@playwright/test';
import { countOf, pressAdd, reloadDuringAdding } from '@roommate/test-support/drafts';
import { closeDialog, newRoom } from '@roommate/test-support/listings';
import { failRequests } from '@roommate/test-support/network';
import { test } from '@roommate/test-support/signed-in';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

test.use(interceptsRequests);

test.describe('spec 8 Add listing: a reload during Adding...', () => {
  for (const isReceived of [true, false]) {
    const when = isReceived ? 'after' : 'before';
    test(`${when} the API receives the request shows the outcome, and one listing exists`, async ({
      page,
    }) => {
      const room = newRoom();
      await reloadDuringAdding(page, room, isReceived);
      await closeDialog(page, 'It was posted once.');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByLabel(/^Title/)).toHaveValue('');
      expect(await countOf(page, room)).toBe(1);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByLabel(/^Title/)).toHaveValue('');
    });
  }

  test('keeps the draft while the API fails, shows that the outcome is unknown, and posts it once', async ({
    page,
  }) => {
    const room = newRoom();
    const repair = await failRequests(page, '/roommates', { method: 'POST', status: 503 });
    await reloadDuringAdding(page, room, true);
    await expect(page.getByText('We could not confirm that your listing was posted.')).toBeVisible();
    await expect(page.getByLabel(/^Title/)).toHaveValue(room.title);
    await repair();
    await pressAdd(page);
    await closeDialog(page, 'Roommate listing added successfully!');
    await expect(page.getByLabel(/^Title/)).toHaveValue('');
    expect(await countOf(page, room)).toBe(1);
  });
});
