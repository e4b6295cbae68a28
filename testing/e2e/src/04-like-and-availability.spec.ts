import { expect } from '@playwright/test';
import { editRoom, postRoom, signUp } from '@roommate/test-support/accounts';
import { choose, newRoom } from '@roommate/test-support/listings';
import { failRequests } from '@roommate/test-support/network';
import { test } from '@roommate/test-support/signed-in';
import { errorToast } from '@roommate/test-support/toasts';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

test.use(interceptsRequests);

test.describe('spec 4 Like: a like that fails', () => {
  for (const [reason, failure] of [
    ['the API fails', { status: 500 }],
    ['the network fails', {}],
  ] as const) {
    test(`reveals nothing, shows an error, and can be tried again when ${reason}`, async ({ page }) => {
      const room = newRoom();
      const id = await postRoom(await signUp(), room);
      const repair = await failRequests(page, `/roommates/${id}/like`, { ...failure, method: 'PATCH' });
      await page.goto(`/roommate/${id}`);
      const heart = page.getByRole('button', { name: 'Like this listing' });
      await heart.click();
      await expect(errorToast(page, /^Your like could not be saved\./)).toBeVisible();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await expect(page.getByText('Like to get contact')).toBeVisible();
      await expect(page.getByText('(0 people interested in this listing)')).toBeVisible();
      await repair();
      await heart.click();
      await expect(page.getByText(room.contact)).toBeVisible();
      await expect(page.getByText('(1 person interested in this listing)')).toBeVisible();
    });
  }
});

test.describe('spec 4 Listing availability', () => {
  test('the contact of a listing that is not available is withheld until it is available', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const owner = await signUp();
    const room = newRoom();
    const id = await postRoom(owner, room);
    await editRoom(owner, id, { ...room, availability: 'not available' });
    await page.goto(`/roommate/${id}`);
    const heart = page.getByRole('button', { name: 'Like this listing' });
    await expect(page.getByText(/The contact is withheld until it is available again/)).toBeVisible();
    await heart.click();
    await expect(page.getByText('(1 person interested in this listing)')).toBeVisible();
    await expect(page.getByText(/^Your like is saved\. The contact is withheld/)).toBeVisible();
    await expect(page.getByText(room.contact)).toHaveCount(0);
    const bar = page.getByRole('region', { name: 'Contact the poster' });
    const withheld = bar.getByText(/withheld until the room is available again/);
    await expect(withheld).toBeInViewport({ ratio: 1 });
    await expect(withheld).toBeFocused();

    await editRoom(owner, id, room);
    await page.reload();
    await heart.click();
    await expect(page.getByText(room.contact)).toBeVisible();
    await expect(page.getByText('(1 person interested in this listing)')).toBeVisible();
  });

  test('not available, chosen in the edit form, shows on browse and removes the listing from home', async ({
    page,
    member,
  }) => {
    const room = newRoom();
    const id = await postRoom(member, room);
    const card = page.getByRole('article').filter({ hasText: room.title });
    await page.goto('/');
    await expect(card.getByText('Available', { exact: true })).toBeVisible();

    await page.goto(`/mylistings/update/${id}`);
    await expect(page.getByLabel(/^Title/)).toHaveValue(room.title);
    await choose(page, 'Not available');
    await page.getByRole('button', { name: 'Update Listing' }).click();
    await expect(page.getByRole('dialog', { name: 'Success!' })).toBeVisible();

    await page.goto('/browse-listings');
    await expect(card.getByText('Not available', { exact: true })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(card).toHaveCount(0);
  });
});
