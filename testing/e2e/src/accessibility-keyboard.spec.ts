import { expect } from '@playwright/test';
import { postRoom } from '@roommate/test-support/accounts';
import { follow, heading, tabTo, typeInto } from '@roommate/test-support/keyboard';
import { newRoom } from '@roommate/test-support/listings';
import { newPerson } from '@roommate/test-support/people';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';

test.describe('WCAG 2.2 AA: by keyboard only', () => {
  test('register, add a listing, log out', async ({ page }) => {
    const person = newPerson();
    const room = newRoom();
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Signup' })).toBeVisible();

    await test.step('register', async () => {
      await follow(page, page.getByRole('banner').getByRole('link', { name: 'Signup' }));
      await expect(heading(page)).toBeFocused();
      await typeInto(page, /^Name/, person.name);
      await typeInto(page, /^Email/, person.email);
      await typeInto(page, /^Password/, person.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
    });

    await test.step('add a listing', async () => {
      await follow(page, page.getByRole('banner').getByRole('link', { name: 'Dashboard' }));
      await expect(heading(page)).toBeFocused();
      await follow(page, page.getByRole('main').getByRole('link', { name: 'Add Listing' }).last());
      await expect(heading(page)).toHaveText('Add Listing');
      await expect(heading(page)).toBeFocused();
      await typeInto(page, /^Title/, room.title);
      await typeInto(page, /^Location/, room.location);
      await typeInto(page, /^Rent amount/, room.rent);
      await tabTo(page, page.getByRole('radio', { name: 'Single' }));
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: 'Shared' })).toBeChecked();
      await typeInto(page, /^Lifestyle/, room.lifestyle);
      await typeInto(page, /^Image URL/, room.imageUrl);
      await typeInto(page, /^Description/, room.description);
      await typeInto(page, /^Contact/, room.contact);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Roommate listing added successfully!' });
      await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(heading(page)).toBeFocused();
    });

    await test.step('log out', async () => {
      await page.keyboard.press('Control+Home');
      await follow(page, page.getByRole('main').getByRole('button', { name: 'Logout' }));
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    });
  });

  test('the first Tab offers to skip to the content', async ({ page }) => {
    await page.goto('/faq');
    await expect(heading(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the focus moves to the heading of each opened page', async ({ page }) => {
    await page.goto('/');
    for (const [link, title] of [
      ['About', 'About Us'],
      ['FAQ', 'Frequently Asked Questions'],
      ['Contact', 'Contact Us'],
      ['Browse Listings', 'Browse Listings'],
    ] as const) {
      await follow(page, page.getByRole('banner').getByRole('link', { name: link, exact: true }));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    }
  });

  test('Escape closes the mobile menu, and the focus goes back to its toggle', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/faq');
    const toggle = page.getByRole('button', { name: 'Menu' });
    await follow(page, toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await tabTo(page, page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About' }));
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
  });

  test('the mobile menu takes the focus, and closes when Tab leaves it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/faq');
    const toggle = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await follow(page, toggle);
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
    await tabTo(page, menu.getByRole('link', { name: 'Signup' }));
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  });

  test('arrow keys move between the tabs of How It Works', async ({ page }) => {
    await page.goto('/about');
    await tabTo(page, page.getByRole('tab', { name: 'Rent a Room' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Find a Room' })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Find a Room' })).toBeVisible();
  });
});

signedIn.describe('WCAG 2.2 AA: logging out', () => {
  signedIn('on a public page gives the focus to Login', async ({ page }) => {
    await page.goto('/faq');
    await follow(page, page.getByRole('banner').getByRole('button', { name: 'Logout' }));
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeFocused();
  });
});

signedIn.describe('WCAG 2.2 AA: dialogs', () => {
  signedIn('the focus is kept inside, Escape closes, and the focus goes back', async ({ page, member }) => {
    const room = newRoom();
    await postRoom(member, room);
    await page.goto('/dashboard/my-listings');
    const remove = page.getByRole('button', { name: new RegExp(`^Delete.*${room.title}`) });
    await follow(page, remove);
    const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    for (let steps = 0; steps < 4; steps += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(remove).toBeFocused();
  });
});
