import { expect, type Page } from '@playwright/test';
import { signUp } from '@roommate/test-support/accounts';
import { expectAccessible } from '@roommate/test-support/axe';
import { follow, heading, tabTo, typeInto } from '@roommate/test-support/keyboard';
import type { Room } from '@roommate/test-support/listings';
import { expectSignedIn, fillLogin } from '@roommate/test-support/people';
import { type Posted, posted } from '@roommate/test-support/posted-room';
import { siteUrl } from '@roommate/test-support/product-environment';
import { settled } from '@roommate/test-support/settled';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';
import { errorToast } from '@roommate/test-support/toasts';

const save = (page: Page, { title }: Room) =>
  page.getByRole('article', { name: title }).getByRole('button', { name: /^Save(?:d\. Remove)?: / });
const savedLink = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', {
    name: count === 0 ? 'Saved rooms' : `Saved rooms: ${count}`,
    exact: true,
  });
const card = (page: Page, { title }: Room) => page.getByRole('article', { name: title });

/** The page of the search for one room. */
const searchFor = ({ title }: Room): string => `/browse-listings?q=${encodeURIComponent(title)}`;

async function saveOn(page: Page, ...rooms: Posted[]): Promise<void> {
  for (const room of rooms) {
    await page.goto(searchFor(room));
    await save(page, room).click();
    await expect(save(page, room)).toHaveAccessibleName(/^Saved/);
  }
}

test.describe('saved rooms of a visitor', () => {
  for (const width of [360, 1280]) {
    test(`are saved, found and compared by keyboard at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      const first = await posted({ rent: '7000' });
      const second = await posted({ rent: '9000' }, first.poster);
      for (const room of [first, second]) {
        await page.goto(searchFor(room));
        await tabTo(page, save(page, room));
        await page.keyboard.press('Space');
        await expect(save(page, room)).toHaveAccessibleName(/^Saved/);
        await expect(save(page, room)).toBeFocused();
      }
      await expectAccessible(page);
      await page.goto('/');
      await follow(page, savedLink(page, 2));
      await expect(heading(page)).toHaveText('Saved rooms');
      for (const room of [second, first]) {
        await tabTo(page, page.getByRole('checkbox', { name: `Compare: ${room.title}` }));
        await page.keyboard.press('Space');
      }
      await expectAccessible(page);
      await follow(page, page.getByRole('link', { name: 'Compare 2 rooms' }));
      await expect(heading(page)).toHaveText('Compare rooms');
      await expect(page.getByRole('columnheader')).toHaveCount(2);
      await expect(page.getByText('BDT 7,000')).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }

  test('survive a reload, and a double click saves once', async ({ page }) => {
    const room = await posted();
    await page.goto(searchFor(room));
    await save(page, room).dblclick();
    await expect(save(page, room)).toHaveAccessibleName(/^Saved/);
    await page.reload();
    await expect(save(page, room)).toHaveAccessibleName(/^Saved/);
    await expect(savedLink(page, 1)).toBeVisible();
    await expect(page).toHaveURL(/browse-listings/);
  });

  test('appear in another tab immediately', async ({ page, context }) => {
    const room = await posted();
    const other = await context.newPage();
    await other.goto('/saved');
    await expect(other.getByRole('heading', { name: 'No saved rooms' })).toBeVisible();
    await saveOn(page, room);
    await expect(card(other, room)).toBeVisible();
    await save(other, room).click();
    await expect(save(page, room)).toHaveAccessibleName(/^Save\b/);
  });

  test('are saved offline too', async ({ page, context }) => {
    const room = await posted();
    await page.goto(searchFor(room));
    await settled(page);
    await context.setOffline(true);
    await save(page, room).click();
    await context.setOffline(false);
    await page.goto('/saved');
    await expect(card(page, room)).toBeVisible();
  });

  test('that no longer exist are shown as removed, and can be removed', async ({ page }) => {
    const [gone, stays] = [await posted(), await posted()];
    await saveOn(page, gone, stays);
    await fetch(`${siteUrl}/api/roommates/${gone.id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${gone.poster.idToken}` },
    });
    await page.goto('/saved');
    await expect(card(page, stays)).toBeVisible();
    const removed = page.getByRole('article', { name: 'A removed room' });
    await expectAccessible(page);
    await removed.getByRole('button', { name: 'Remove' }).click();
    await expect(removed).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
    await expect(savedLink(page, 1)).toBeVisible();
  });

  test('move to the account at sign-in, and leave the browser at sign-out, by keyboard at 360 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const [before, onDevice] = [await posted(), await posted()];
    const account = await signUp();
    const headers = { authorization: `Bearer ${account.idToken}` };
    await fetch(`${siteUrl}/api/saved-listings/${before.id}`, { method: 'PUT', headers });
    await saveOn(page, onDevice);
    await page.goto('/login');
    await typeInto(page, /^Email/, account.email);
    await typeInto(page, /^Password/, account.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await follow(page, savedLink(page, 2));
    for (const room of [before, onDevice]) await expect(card(page, room)).toBeVisible();
    await expectAccessible(page);
    const menu = page.getByRole('banner').getByRole('button', { name: /menu/i });
    await follow(page, menu);
    await follow(page, page.getByRole('banner').getByRole('button', { name: 'Logout' }));
    await expect(page.getByRole('heading', { name: 'No saved rooms' })).toBeVisible();
    await expect(savedLink(page, 0)).toBeVisible();
  });

  test('move to the account once, with all of them, when two tabs are open', async ({ page, context }) => {
    const [first, second] = [await posted(), await posted()];
    const account = await signUp();
    const other = await context.newPage();
    await saveOn(other, first);
    await saveOn(page, second);
    await page.goto('/login');
    await fillLogin(page, account);
    await expectSignedIn(page);
    await expectSignedIn(other);
    for (const tab of [page, other]) await expect(savedLink(tab, 2)).toBeVisible();
    const headers = { authorization: `Bearer ${account.idToken}` };
    const saved = await page.request.get('/api/saved-listings', { headers });
    expect(await saved.json()).toHaveLength(2);
    await other.goto('/saved');
    for (const room of [first, second]) await expect(card(other, room)).toHaveCount(1);
  });
});

signedIn.describe('saved rooms of an account', () => {
  signedIn(
    'are saved on the details page by keyboard at 360 px, and shown on another device',
    async ({ page, browser, member }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const room = await posted();
      await page.goto(`/roommate/${room.id}`);
      const button = page.getByRole('button', {
        name: /^Save(?: this listing|d\. Remove from saved rooms)$/,
      });
      await tabTo(page, button);
      await page.keyboard.press('Space');
      await expect(button).toHaveAccessibleName(/^Saved/);
      await expect(button).toBeFocused();
      await expect
        .poll(async () => {
          const headers = { authorization: `Bearer ${member.idToken}` };
          return (await fetch(`${siteUrl}/api/saved-listings`, { headers })).text();
        })
        .toContain(room.id);
      // It has the member's session, and nothing else of this browser.
      const elsewhere = await browser.newPage({ baseURL: siteUrl });
      await elsewhere.goto('/saved');
      await expect(card(elsewhere, room)).toBeVisible();
      await elsewhere.close();
    },
  );

  signedIn('keep their state when a change fails, and say so', async ({ page }) => {
    const room = await posted();
    await page.goto(searchFor(room));
    await expect(save(page, room)).toBeVisible();
    await page.route('**/api/saved-listings/*', (route) => route.abort());
    await save(page, room).click();
    await expect(errorToast(page, /^The room could not be saved\./)).toBeVisible();
    await expect(save(page, room)).toHaveAccessibleName(/^Save\b/);
    await page.unrouteAll();
    await save(page, room).click();
    await expect(save(page, room)).toHaveAccessibleName(/^Saved/);
  });
});
