import { expect, type Page } from '@playwright/test';
import { choose, addRoom, closeDialog, fillRoom, newRoom, type Room } from '@roommate/test-support/listings';
import { logout, newPerson, register } from '@roommate/test-support/people';
import { test } from '@roommate/test-support/test';

/** The card of a room on home or browse. */
const card = (page: Page, room: Room) => page.getByRole('article').filter({ hasText: room.title });

const myRow = (page: Page, room: Room) =>
  page
    .getByRole('listitem')
    .filter({ hasText: room.title })
    .or(page.getByRole('row').filter({ hasText: room.title }));

test.describe('spec 4 and 8: the life of a listing', () => {
  test('register, add, find, like, edit, delete, sign out', async ({ page, browser }) => {
    const owner = await register(page, newPerson('Farhana Akter'));
    const room = await addRoom(page);

    await test.step('2 Home: the newest available listing is featured', async () => {
      await page.goto('/');
      await expect(card(page, room)).toContainText('BDT 9500/month');
      await expect(card(page, room)).toContainText(`Posted by ${owner.name}`);
    });

    await test.step('2 Browse: it is there with See Details', async () => {
      await page.goto('/browse-listings');
      await expect(card(page, room).getByRole('link', { name: /See Details/ })).toBeVisible();
    });

    const visitor = await browser.newPage();
    await test.step('4 Like: another user opens it, likes it and reads the contact', async () => {
      await register(visitor);
      await visitor.goto('/browse-listings');
      await card(visitor, room)
        .getByRole('link', { name: /See Details/ })
        .click();
      await expect(visitor.getByRole('heading', { level: 1, name: room.title })).toBeVisible();
      await expect(visitor.getByText('(0 people interested in this listing)')).toBeVisible();
      await expect(visitor.getByText('Like to get contact')).toBeVisible();
      await expect(visitor.getByText(room.contact)).toHaveCount(0);
      await visitor.getByRole('button', { name: /like/i }).dblclick();
      await expect(visitor.getByText(room.contact)).toBeVisible();
      await expect(visitor.getByText('(1 person interested in this listing)')).toBeVisible();
    });

    await test.step('4 Like: it is not persisted over a reload, and counts once', async () => {
      await visitor.reload();
      await expect(visitor.getByText('Like to get contact')).toBeVisible();
      await expect(visitor.getByText('(1 person interested in this listing)')).toBeVisible();
      await visitor.getByRole('button', { name: /like/i }).click();
      await expect(visitor.getByText(room.contact)).toBeVisible();
      await expect(visitor.getByText('(1 person interested in this listing)')).toBeVisible();
      await visitor.close();
    });

    const url = await test.step('5 Like: a like of the own listing is refused', async () => {
      await page.goto('/dashboard/my-listings');
      await myRow(page, room).getByRole('link', { name: /View/ }).click();
      await page.getByRole('button', { name: /like/i }).click();
      await expect(page.getByText("You can't like your own post.")).toBeVisible();
      return page.url();
    });

    await test.step('8 Update: a change succeeds and the dialog closes by itself', async () => {
      await page.goto('/dashboard/my-listings');
      await myRow(page, room).getByRole('link', { name: /Edit/ }).click();
      await expect(page.getByLabel(/^Title/)).toHaveValue(room.title);
      await expect(page.getByLabel('Email')).toHaveValue(owner.email);
      await page.getByLabel(/^Rent amount/).fill('9800');
      await page
        .getByRole('main')
        .getByRole('button', { name: /update|save/i })
        .click();
      const dialog = page.getByRole('dialog').filter({ hasText: 'Roommate listing updated successfully!' });
      await expect(dialog).toBeVisible();
      await expect(dialog).toBeHidden();
    });

    await test.step('8 Update: unchanged data show No Changes', async () => {
      await page.goto(url.replace('/roommate/', '/mylistings/update/'));
      await expect(page.getByLabel(/^Rent amount/)).toHaveValue('9800');
      await page
        .getByRole('main')
        .getByRole('button', { name: /update|save/i })
        .click();
      await closeDialog(page, 'No data was updated.');
    });

    await test.step('8 Delete: a question comes first, then the listing leaves the list', async () => {
      await page.goto('/dashboard/my-listings');
      await expect(page.getByText('Manage your 1 room listing(s)')).toBeVisible();
      await myRow(page, room)
        .getByRole('button', { name: /Delete/ })
        .click();
      const question = page.getByRole('dialog').filter({ hasText: 'Do you want to delete this listing?' });
      await question.getByRole('button', { name: 'Yes, delete it!' }).click();
      await closeDialog(page, 'Your listing has been deleted.');
      await expect(page.getByText(room.title)).toHaveCount(0);
      await expect(page.getByText("You haven't created any listings yet.")).toBeVisible();
    });

    await test.step('2 Details: its page is gone', async () => {
      await page.goto(url);
      await expect(page.getByRole('heading', { name: 'Roommate not found' })).toBeVisible();
    });

    await logout(page);
  });

  test('the listing of another user cannot be edited', async ({ page, browser }) => {
    await register(page);
    const room = await addRoom(page);
    await page.goto('/dashboard/my-listings');
    await myRow(page, room).getByRole('link', { name: /View/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: room.title })).toBeVisible();
    const stranger = await browser.newPage();
    await register(stranger);
    await stranger.goto(page.url().replace('/roommate/', '/mylistings/update/'));
    await stranger.getByLabel(/^Title/).fill('Mine now');
    // The response to a non-owner has no contact, so the form requires one.
    await stranger.getByLabel(/^Contact/).fill('01700-000000');
    await stranger
      .getByRole('main')
      .getByRole('button', { name: /update|save/i })
      .click();
    const refusal = stranger.getByRole('dialog', { name: 'Error', exact: true });
    await expect(refusal).toBeVisible();
    await expect(refusal.getByText('Only the owner can change a listing.', { exact: true })).toBeVisible();
    await refusal.getByRole('button', { name: 'OK' }).click();
    await expect(stranger.getByLabel(/^Title/)).toHaveValue('Mine now');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: room.title })).toBeVisible();
    await stranger.close();
  });

  test('a listing can be added as not available, and is not featured on home', async ({ page }) => {
    await register(page);
    const room = newRoom();
    await page.goto('/dashboard/add-listing');
    await fillRoom(page, room);
    await choose(page, 'Not available');
    await page.getByRole('main').getByRole('button', { name: 'Add Listing' }).click();
    await closeDialog(page, 'Roommate listing added successfully!');
    await expect(page.getByLabel(/^Title/)).toHaveValue('');
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(card(page, room)).toHaveCount(0);
  });
});
