import { expect, type Route } from '@playwright/test';
import { postRoom } from './support/accounts.ts';
import { stopClock } from './support/clock.ts';
import { closeDialog, fillRoom, newRoom, type Room } from './support/listings.ts';
import { answer, breakCall } from './support/network.ts';
import { test } from './support/signed-in.ts';

const UPDATE = 'Update Listing';

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
      const repair = await breakCall(page, '/roommates', { ...failure, method: 'POST' });
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

  test('an answer that is lost on the way, twice, and a second try make one listing', async ({ page }) => {
    let posted = 0;
    const loseAnswer = async (route: Route): Promise<void> => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      posted += 1;
      return route.abort('connectionreset');
    };
    await page.route('**/api/roommates', loseAnswer);
    await page.goto('/dashboard/add-listing');
    const room = newRoom();
    await fillRoom(page, room);
    const send = page.getByRole('main').getByRole('button', { name: 'Add Listing' });
    await send.click();
    await closeDialog(page, 'Failed to add roommate listing.');
    expect(posted).toBe(2);
    await page.unroute('**/api/roommates', loseAnswer);
    await send.click();
    await closeDialog(page, 'Roommate listing added successfully!');
    const listings = (await (await page.request.get('/api/roommates')).json()) as { title: string }[];
    expect(listings.filter(({ title }) => title === room.title)).toHaveLength(1);
  });
});

test.describe('spec 8 Update', () => {
  test.beforeEach(async ({ page, member }) => {
    await page.goto(`/mylistings/update/${await postRoom(member)}`);
    await expect(page.getByLabel(/^Title/)).not.toHaveValue('');
  });

  test("success: 'Success!' / 'Roommate listing updated successfully!', auto-closing at 1500 ms", async ({
    page,
  }) => {
    await page.clock.install();
    await page.reload();
    await page.getByLabel(/^Rent amount/).fill('9800');
    await stopClock(page);
    await page.getByRole('button', { name: UPDATE }).click();
    const dialog = page.getByRole('dialog', { name: 'Success!' });
    await expect(dialog).toContainText('Roommate listing updated successfully!');
    await page.clock.runFor(1400);
    await expect(dialog).toBeVisible();
    await page.clock.runFor(200);
    await expect(dialog).toBeHidden();
  });

  test("matched, not modified: 'Success!'", async ({ page }) => {
    await answer(
      page,
      new URL(page.url()).pathname.replace('/mylistings/update', '/roommates'),
      {
        matchedCount: 1,
        modifiedCount: 0,
      },
      'PUT',
    );
    await page.getByLabel(/^Rent amount/).fill('9800');
    await page.getByRole('button', { name: UPDATE }).click();
    await expect(page.getByRole('dialog', { name: 'Success!' })).toBeVisible();
  });

  test("otherwise: 'No Changes' / 'No data was updated.'", async ({ page }) => {
    await page.getByRole('button', { name: UPDATE }).click();
    await expect(page.getByRole('dialog', { name: 'No Changes' })).toBeVisible();
    await closeDialog(page, 'No data was updated.');
  });

  test('two edit at once: the second is told what has changed, and nothing of either is lost', async ({
    page,
    context,
  }) => {
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(second.getByLabel(/^Title/)).not.toHaveValue('');
    const title = await second.getByLabel(/^Title/).inputValue();

    await page.getByLabel(/^Rent amount/).fill('9800');
    await page.getByRole('button', { name: UPDATE }).click();
    await expect(page.getByRole('dialog', { name: 'Success!' })).toBeVisible();

    await second.getByLabel(/^Title/).fill(`${title}, quiet`);
    await second.getByRole('button', { name: UPDATE }).click();
    await closeDialog(second, 'The listing was changed elsewhere meanwhile: rent.');
    await expect(second.getByLabel(/^Title/)).toHaveValue(`${title}, quiet`);
    await page.reload();
    await expect(page.getByLabel(/^Rent amount/)).toHaveValue('9800');
    await expect(page.getByLabel(/^Title/)).toHaveValue(title);

    await second.getByRole('button', { name: UPDATE }).click();
    await expect(second.getByRole('dialog', { name: 'Success!' })).toBeVisible();
    await second.close();
  });

  test("network error: 'Error' / 'Something went wrong during update.'", async ({ page }) => {
    const path = new URL(page.url()).pathname.replace('/mylistings/update', '/roommates');
    await breakCall(page, path, { method: 'PUT' });
    await page.getByLabel(/^Rent amount/).fill('9800');
    await page.getByRole('button', { name: UPDATE }).click();
    await expect(page.getByRole('dialog', { name: 'Error', exact: true })).toBeVisible();
    await closeDialog(page, 'Something went wrong during update.');
    await expect(page.getByLabel(/^Rent amount/)).toHaveValue('9800');
  });
});

test.describe('spec 8 Delete', () => {
  let room: Room;
  let path: string;

  test.beforeEach(async ({ page, member }) => {
    room = newRoom();
    path = `/roommates/${await postRoom(member, room)}`;
    await page.goto('/dashboard/my-listings');
    const button = page.getByRole('button', { name: new RegExp(`^Delete.*${room.title}`) }).first();
    await button.click();
    const question = page.getByRole('dialog', { name: 'Are you sure?' });
    await expect(question).toContainText('Do you want to delete this listing?');
    await expect(question.getByRole('button', { name: 'Yes, delete it!' })).toBeVisible();
  });

  const confirm = { name: 'Yes, delete it!' };

  test('nothing happens without the confirmation', async ({ page }) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText(room.title).first()).toBeVisible();
  });

  test("success: 'Deleted!' / 'Your listing has been deleted.'", async ({ page, request }) => {
    await page.getByRole('button', confirm).click();
    await expect(page.getByRole('dialog', { name: 'Deleted!' })).toBeVisible();
    await closeDialog(page, 'Your listing has been deleted.');
    await expect(page.getByText(room.title)).toHaveCount(0);
    expect((await request.get(`/api${path}`)).status()).toBe(404);
  });

  test("not ok: 'Error!' / 'Failed to delete the listing.'", async ({ page }) => {
    await breakCall(page, path, { status: 500, method: 'DELETE' });
    await page.getByRole('button', confirm).click();
    await expect(page.getByRole('dialog', { name: 'Error!' })).toBeVisible();
    await closeDialog(page, 'Failed to delete the listing.');
    await expect(page.getByText(room.title).first()).toBeVisible();
  });

  test("deletedCount 0: 'Error!' / 'Failed to delete the listing.'", async ({ page }) => {
    await answer(page, path, { deletedCount: 0 }, 'DELETE');
    await page.getByRole('button', confirm).click();
    await closeDialog(page, 'Failed to delete the listing.');
  });

  test("exception: 'Error!' / 'Something went wrong.'", async ({ page }) => {
    await breakCall(page, path, { method: 'DELETE' });
    await page.getByRole('button', confirm).click();
    await expect(page.getByRole('dialog', { name: 'Error!' })).toBeVisible();
    await closeDialog(page, 'Something went wrong.');
    await expect(page.getByText(room.title).first()).toBeVisible();
  });
});

test.describe('spec 8 Details, My listings, Dashboard', () => {
  for (const [reason, json] of [
    ['the answer has an error field', { error: 'Gone.' }],
    ['the listing is missing', null],
  ] as const) {
    test(`'Roommate not found' when ${reason}`, async ({ page }) => {
      await answer(page, '/roommates/665f1c2ab7d94e0012a4c9d1', json);
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
    await breakCall(page, '/roommates/mylistings', { status: 500 });
    await page.goto('/dashboard/my-listings');
    await expect(
      page.getByText("You haven't created any listings yet. Start by adding your first listing!"),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add Your First Listing' })).toBeVisible();
    expect(logged.join('\n')).toContain('Your listings could not be loaded.');
  });

  test('dashboard: a failure falls back to the count endpoint', async ({ page }) => {
    await breakCall(page, '/roommates/stats', { status: 500 });
    await answer(page, '/roommates/count', { count: 4711 });
    await page.goto('/dashboard');
    await expect(page.getByText('4711')).toBeVisible();
  });

  test('dashboard: the fallback also reads total', async ({ page }) => {
    await breakCall(page, '/roommates/stats', { status: 500 });
    await answer(page, '/roommates/count', { total: 4712 });
    await page.goto('/dashboard');
    await expect(page.getByText('4712')).toBeVisible();
  });
});
