import { expect } from '@playwright/test';
import { postRoom, signUp } from '@roommate/test-support/accounts';
import { expectAccessible } from '@roommate/test-support/axe';
import { bell, waitForBell } from '@roommate/test-support/bell';
import { follow, heading, tabTo, typeInto } from '@roommate/test-support/keyboard';
import { newRoom } from '@roommate/test-support/listings';
import { settled } from '@roommate/test-support/settled';
import { test } from '@roommate/test-support/test';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { uniqueWord } from '@roommate/test-support/unique-word';

const LABEL = 'Tell me about new rooms like this';

signedIn.describe('alerts for saved searches', () => {
  for (const width of [360, 1280]) {
    signedIn(`are created, read and deleted by keyboard at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      const word = uniqueWord();
      await page.goto(`/browse-listings?q=${word}`);
      await follow(page, page.getByRole('button', { name: LABEL }));
      await expect(page.getByText(/^You get alerts for new rooms/)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Your alerts' })).toBeFocused();
      await expectAccessible(page);

      const room = newRoom({ title: `Room with a ${word}` });
      await postRoom(await signUp(), room);
      await waitForBell(page, /^Alerts: \d+ new/);
      await follow(page, bell(page, /^Alerts/));
      await expect(heading(page)).toHaveText('Alerts');
      const alert = page
        .getByRole('list', { name: 'Alerts' })
        .getByRole('listitem')
        .filter({ hasText: word });
      await expect(alert).toContainText('New');
      await expectAccessible(page);

      await follow(page, page.getByRole('button', { name: 'Mark all as read' }));
      await expect(alert.getByText('New', { exact: true })).toHaveCount(0);
      await expect(heading(page)).toBeFocused();
      await expect(bell(page, /^Alerts$/)).toBeVisible();
      await tabTo(page, alert.getByRole('button', { name: `Delete: ${room.title}` }));
      await page.keyboard.press('Enter');
      await expect(alert).toHaveCount(0);

      const search = page.getByRole('list', { name: 'Saved searches' }).getByRole('listitem');
      const mine = search.filter({ hasText: word });
      await expect(mine.getByRole('link', { name: /^Show rooms/ })).toHaveAttribute(
        'href',
        `/browse-listings?q=${word}`,
      );
      await follow(page, mine.getByRole('button', { name: /^Delete/ }));
      await expect(mine).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }

  signedIn('wait for a connection when they are requested offline', async ({ page, context }) => {
    const word = uniqueWord();
    const arrived: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/saved-searches'))
        arrived.push(request.url());
    });
    await page.goto(`/browse-listings?q=${word}`);
    await settled(page);
    const button = page.getByRole('button', { name: LABEL });
    await expect(button).toBeVisible();
    await context.setOffline(true);
    await button.click();
    await expect(page.getByRole('main').locator('button[aria-busy="true"]')).toBeVisible();
    expect(arrived).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText(/^You get alerts for new rooms/)).toBeVisible();
    await expect.poll(() => arrived).toHaveLength(1);
    await page.goto('/dashboard/alerts');
    await expect(page.getByRole('list', { name: 'Saved searches' })).toContainText(word);
  });
});

test('a visitor loads nothing for the bell', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await settled(page);
  await expect(bell(page, /^Alerts/)).toHaveCount(0);
  expect(asked.filter((url) => url.includes('alerts'))).toEqual([]);
});

test('a visitor logs in for alerts by keyboard, and the search is saved without another press', async ({
  page,
}) => {
  const account = await signUp();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/browse-listings?roomType=Single');
  await follow(page, page.getByRole('link', { name: LABEL }));
  await typeInto(page, /^Email/, account.email);
  await typeInto(page, /^Password/, account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/browse-listings?roomType=Single');
  await expect(page.getByText(/^You get alerts for new rooms: Single rooms\./)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: LABEL })).toBeVisible();
});
