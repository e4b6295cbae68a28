import { expect } from '@playwright/test';
import { postRoom, signUp, storePreferences } from '@roommate/test-support/accounts';
import { expectAccessible } from '@roommate/test-support/axe';
import { follow, heading, tabTo, typeInto } from '@roommate/test-support/keyboard';
import { newRoom } from '@roommate/test-support/listings';
import { settled } from '@roommate/test-support/settled';
import { test } from '@roommate/test-support/signed-in';
import { uniqueWord } from '@roommate/test-support/unique-word';

test.describe('preferences', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ viewport: { width: 360, height: 740 } });

  test('are stored by keyboard, and list the rooms that fit with their reasons', async ({ page }) => {
    await page.goto('/dashboard/preferences');
    await expect(heading(page)).toHaveText('My Preferences');
    await typeInto(page, /^Highest rent/, '৩০,০০০');
    await tabTo(page, page.getByRole('combobox', { name: 'Places to live in' }));
    await page.keyboard.type('dhanmondi');
    await expect(page.getByRole('option', { name: /^Dhanmondi ধানমন্ডি$/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove: Dhanmondi' })).toBeVisible();
    await follow(page, page.getByRole('button', { name: 'Save Preferences' }));
    await expect(page.getByText('Your preferences are saved.')).toBeVisible();

    const room = page.getByRole('article').first();
    await expect(room).toContainText(/\d+% match/);
    await expect(room).toContainText('In budget');
    await expectAccessible(page);
    const score = /\d+% match/.exec(await room.innerText())?.[0] ?? '';
    await room.getByRole('link').click();
    await page.getByRole('heading', { name: 'Description' }).scrollIntoViewIfNeeded();
    const match = page.getByRole('region', { name: score });
    await expect(match).toContainText('In budget');
    await expect(match.getByRole('link', { name: 'Change your preferences' })).toBeVisible();
  });

  test('show a match on the cards of home and browse, sort searches, and can be deleted', async ({
    page,
  }) => {
    await page.goto('/');
    const featured = page.getByRole('list', { name: 'Available listings' });
    await expect(featured.getByText(/^\d+% match$/).first()).toBeVisible();
    await page.goto('/browse-listings');
    await expect(page.getByText(/^\d+% match$/).first()).toBeVisible();
    await page.goto('/browse-listings?roomType=Single');
    await expect(page.getByText(/rooms? found, best match first/)).toBeVisible();
    await page.goto('/dashboard/preferences');
    await page.getByRole('button', { name: 'Delete Preferences' }).click();
    await page.getByRole('button', { name: 'Yes, delete them!' }).click();
    await expect(page.getByText('Save what you are looking for. The rooms appear here.')).toBeVisible();
    const preferences = page.waitForResponse((response) =>
      new URL(response.url()).pathname.endsWith('/preferences'),
    );
    await page.goto('/browse-listings');
    expect(await (await preferences).json()).toEqual({});
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(/^\d+% match$/)).toHaveCount(0);
  });

  test('hide rooms with a dealbreaker in every order, until the person wants to see them', async ({
    page,
    member,
  }) => {
    const word = uniqueWord();
    const owner = await signUp();
    const [cheap, dear] = [newRoom({ rent: '6000' }), newRoom({ rent: '9000' })];
    for (const room of [cheap, dear]) await postRoom(owner, { ...room, description: `A ${word} room.` });
    await storePreferences(member, { rentMax: 7000, dealbreakers: ['rentMax'] });
    const titles = page.getByRole('main').getByRole('article').getByRole('heading');
    const hidden = page.getByText(/^1 room found(, best match first)?\. Your dealbreakers hide 1 room\.$/);
    await page.goto(`/browse-listings?q=${word}`);
    await expect(hidden).toBeVisible();
    for (const order of ['Newest', 'Lowest rent', 'Highest rent']) {
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption(order);
      await expect(page).toHaveURL(/sort=/);
      await expect(hidden).toBeVisible();
      await expect(titles).toHaveText([cheap.title]);
    }
    const choice = page.getByRole('link', { name: /^(Show|Hide) rooms with a dealbreaker$/ });
    await choice.press('Enter');
    await expect(page.getByText(/^2 rooms found$/)).toBeVisible();
    await expect(titles).toHaveText([dear.title, cheap.title]);
    await expect(choice).toBeFocused();
    await settled(page);
    await expectAccessible(page);
    await page.reload();
    await expect(titles).toHaveText([dear.title, cheap.title]);
    await choice.press('Enter');
    await expect(titles).toHaveText([cheap.title]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await storePreferences(member, {});
  });
});
