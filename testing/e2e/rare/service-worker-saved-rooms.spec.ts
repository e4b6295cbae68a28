import { expect, type Page } from '@playwright/test';
import { postRoom } from '@roommate/test-support/accounts';
import { posted, type Posted } from '@roommate/test-support/posted-room';
import { siteUrl } from '@roommate/test-support/product-environment';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { expectStored } from '@roommate/test-support/stored-page';
import { test } from '@roommate/test-support/test';

const card = (page: Page, { title }: Pick<Posted, 'title'>) => page.getByRole('article', { name: title });
const mark = (page: Page) => page.getByText(/These are from [A-Z][a-z]{2} \d/);
const banner = (page: Page) => page.getByText(/You are offline\..*This page is from [A-Z][a-z]{2} \d/);
const keptRooms = (page: Page) =>
  page.evaluate(async () => (await caches.match('/kept/saved-rooms'))?.text() ?? '');

/** Opens the saved rooms with a network, and then without. */
async function openSavedOffline(page: Page, room: Posted): Promise<void> {
  await page.goto('/saved');
  await expect(card(page, room)).toBeVisible();
  await expectStored(page);
  await expect.poll(() => keptRooms(page)).toContain(room.id);
  await page.context().setOffline(true);
  await page.goto('/saved', { waitUntil: 'commit' });
  await expect(card(page, room)).toBeVisible();
  await expect(mark(page)).toBeVisible();
}

test.beforeEach(({ page }) => page.clock.install());

test.describe('second visits of a visitor without a network', () => {
  test('the saved rooms show, with their time, and load when the network is back', async ({
    page,
    context,
  }) => {
    const room = await posted();
    await page.goto(`/browse-listings?q=${encodeURIComponent(room.title)}`);
    await card(page, room)
      .getByRole('button', { name: `Save: ${room.title}` })
      .click();
    await openSavedOffline(page, room);
    await expect(banner(page)).toBeVisible();
    await context.setOffline(false);
    // The page that loads again shows neither at first.
    await expect(card(page, room)).toBeVisible();
    await expect(mark(page)).toBeHidden();
  });

  test('the comparison shows, with its time', async ({ page, context }) => {
    const { id, title, poster } = await posted();
    await page.goto(`/compare?ids=${id},${await postRoom(poster)}`);
    await expectStored(page);
    await context.setOffline(true);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await expect(page.getByRole('columnheader', { name: title })).toBeVisible();
    await expect(banner(page)).toBeVisible();
    await expect(page.getByText('Failed to fetch listings')).toHaveCount(0);
  });
});

signedIn(
  'the saved rooms of an account show without a network, with their time, and leave the browser at sign-out',
  async ({ page, context, member }) => {
    const room = await posted();
    await fetch(`${siteUrl}/api/saved-listings/${room.id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${member.idToken}` },
    });
    await openSavedOffline(page, room);
    await context.setOffline(false);
    await expect(card(page, room)).toBeVisible();
    await expect(mark(page)).toBeHidden();
    // The page of saved rooms would replace them with those of a visitor.
    await page.goto('/faq');
    expect(await keptRooms(page)).toContain(room.id);
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' }).first()).toBeVisible();
    await expect.poll(() => keptRooms(page)).toBe('');
  },
);
