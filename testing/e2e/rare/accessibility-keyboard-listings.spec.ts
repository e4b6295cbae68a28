import { expect } from '@playwright/test';
import { postRoom, signUp } from '@roommate/test-support/accounts';
import { follow, heading, tabTo } from '@roommate/test-support/keyboard';
import { newRoom } from '@roommate/test-support/listings';
import { test } from '@roommate/test-support/signed-in';
import { errorToast } from '@roommate/test-support/toasts';

test.describe('WCAG 2.2 AA: listings by keyboard only', () => {
  test('edit: from the list to the form, a change, and the focus stays on the button', async ({
    page,
    member,
  }) => {
    const room = newRoom();
    await postRoom(member, room);
    await page.goto('/dashboard/my-listings');
    await follow(page, page.getByRole('link', { name: new RegExp(`^Edit.*${room.title}`) }));
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Listing' })).toBeFocused();
    const rent = page.getByRole('main').getByRole('textbox', { name: /^Rent amount/ });
    await tabTo(page, rent);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('9800');
    await tabTo(page, page.getByRole('radio', { name: 'Available', exact: true }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Not available' })).toBeChecked();
    const update = page.getByRole('button', { name: 'Update Listing' });
    await follow(page, update);
    const dialog = page.getByRole('dialog', { name: 'Success!' });
    await expect(dialog).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(update).toBeFocused();
  });

  test('delete: confirms, and the focus moves to the next listing', async ({ page, member }) => {
    const [stays, goes] = [newRoom(), newRoom()];
    await postRoom(member, stays);
    await postRoom(member, goes);
    await page.goto('/dashboard/my-listings');
    await follow(page, page.getByRole('button', { name: new RegExp(`^Delete.*${goes.title}`) }));
    const question = page.getByRole('dialog', { name: 'Are you sure?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await follow(page, question.getByRole('button', { name: 'Yes, delete it!' }));
    const done = page.getByRole('dialog', { name: 'Deleted!' });
    await expect(done.getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(done).toBeHidden();
    await expect(page.getByText(goes.title)).toHaveCount(0);
    await expect(page.getByRole('button', { name: new RegExp(`^Delete.*${stays.title}`) })).toBeFocused();
  });

  test('like: Space announces the contact and moves the focus to Call', async ({ page }) => {
    const room = newRoom();
    await page.goto(`/roommate/${await postRoom(await signUp(), room)}`);
    const like = page.getByRole('button', { name: 'Like this listing' });
    await tabTo(page, like);
    await page.keyboard.press('Space');
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('status').filter({ hasText: room.contact })).toBeVisible();
    const bar = page.getByRole('region', { name: 'Contact the poster' });
    await expect(bar.getByRole('link', { name: 'Call' })).toBeFocused();
  });

  test('like: an alert refuses it on the own listing, and the focus stays', async ({ page, member }) => {
    await page.goto(`/roommate/${await postRoom(member)}`);
    const like = page.getByRole('button', { name: 'Like this listing' });
    await follow(page, like);
    await expect(errorToast(page, "You can't like your own post.")).toBeVisible();
    await expect(like).toBeFocused();
  });

  test('view toggle: arrow keys change between cards and table', async ({ page, member }) => {
    await postRoom(member);
    await page.goto('/dashboard/my-listings');
    await tabTo(page, page.getByRole('radio', { name: 'Cards' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Table' })).toBeFocused();
    await expect(page.getByRole('table')).toBeVisible();
    await tabTo(page, page.getByRole('table').getByRole('link', { name: /^View/ }).first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/roommate\//);
    await expect(heading(page)).toBeFocused();
  });
});

test.describe('WCAG 2.2 AA: the sidebar of a phone by keyboard only', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/dashboard');
  });

  test('it opens, its links come next, and a chosen link closes it', async ({ page }) => {
    const toggle = page.getByRole('button', { name: 'Dashboard menu' });
    const links = page.getByRole('navigation', { name: 'Dashboard' });
    await follow(page, toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(links.getByRole('link', { name: 'Go to Homepage' })).toBeFocused();
    await follow(page, links.getByRole('link', { name: 'Manage Listings' }));
    await expect(page.getByRole('heading', { level: 1, name: 'My Listings' })).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(links).toBeHidden();
  });

  test('Escape closes it, and the focus goes back to its toggle', async ({ page }) => {
    const toggle = page.getByRole('button', { name: 'Dashboard menu' });
    await follow(page, toggle);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
  });
});
