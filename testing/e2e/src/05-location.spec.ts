import { expect } from '@playwright/test';
import { MongoClient, ObjectId } from 'mongodb';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';
import { closeDialog, fillRoom, newRoom } from '@roommate/test-support/listings';
import { databaseUri } from '@roommate/test-support/product-environment';
import { test } from '@roommate/test-support/signed-in';

/** A listing as the database has it: responses do not contain the chosen place. */
async function stored(id: string): Promise<unknown> {
  const client = await MongoClient.connect(databaseUri);
  try {
    return await client
      .db()
      .collection('listings')
      .findOne({ _id: new ObjectId(id) });
  } finally {
    await client.close();
  }
}

test.describe('spec 5: the location of a listing', () => {
  test.use({ ...interceptsRequests, viewport: { width: 360, height: 740 } });

  test('suggests places by keyboard, and sends the picked one with the text before it', async ({ page }) => {
    await page.goto('/dashboard/add-listing');
    await fillRoom(page, newRoom());
    const location = page.getByRole('combobox', { name: /^Location/ });
    await location.fill('');
    await location.pressSequentially('Road 8A, dhanm');
    const dhanmondi = page.getByRole('option', { name: /^Dhanmondi ধানমন্ডি$/ });
    await expect(dhanmondi).toBeVisible();
    await expect(location).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(dhanmondi).toHaveAttribute('aria-selected', 'true');
    await expect(location).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(location).toHaveValue('Road 8A, Dhanmondi');
    await expect(page.getByRole('listbox')).toBeHidden();

    const posted = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/api/roommates'),
    );
    await page.getByRole('main').getByRole('button', { name: 'Add Listing' }).click();
    const { insertedId } = (await (await posted).json()) as { insertedId: string };
    expect(await stored(insertedId)).toMatchObject({
      location: 'Road 8A, Dhanmondi',
      chosenPlaceId: 'dhanmondi',
    });
    await closeDialog(page, 'Roommate listing added successfully!');
  });

  test('loads the places only when the field gets the focus, and works without them', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/dashboard/add-listing');
    await expect(page.getByLabel(/^Title/)).toBeVisible();
    // A script that loads ahead must not count as the one of the places.
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    await page.route('**/mfe/**/*.js', (route) => route.abort());
    await page.getByLabel(/^Location/).focus();
    await expect.poll(() => scripts.length).toBeGreaterThan(before);
    await page.unrouteAll();
    const room = newRoom();
    await fillRoom(page, room);
    await page.getByRole('main').getByRole('button', { name: 'Add Listing' }).click();
    await closeDialog(page, 'Roommate listing added successfully!');
  });
});
