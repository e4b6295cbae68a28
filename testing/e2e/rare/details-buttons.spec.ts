import { expect, type Page } from '@playwright/test';
import { postRoom, signUp } from '@roommate/test-support/accounts';
import { fullyLoaded } from '@roommate/test-support/fully-loaded';
import { newRoom } from '@roommate/test-support/listings';
import { test } from '@roommate/test-support/signed-in';
import { uniqueWord } from '@roommate/test-support/unique-word';

/**
 * Presses Save, and expects that neither it nor one of the other buttons moves. Then takes it back: other tests expect that the
 * account has no saved rooms.
 */
async function expectStill(page: Page, others: readonly RegExp[]): Promise<void> {
  const button = (name: RegExp) => page.getByRole('main').locator('a, button').filter({ hasText: name });
  const save = button(/^Save/);
  const boxes = () => Promise.all([save, ...others.map(button)].map((one) => one.boundingBox()));
  await expect(save).toBeEnabled();
  await fullyLoaded(page);
  const before = await boxes();
  await save.click();
  await expect(save).toHaveText('Saved');
  expect(await boxes()).toEqual(before);
  const removal = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await save.click();
  expect((await removal).ok()).toBe(true);
  await expect(save).toHaveText('Save');
  expect(await boxes()).toEqual(before);
}

test.describe('a press of Save moves no button', () => {
  for (const width of [360, 768, 1280]) {
    test(`on details at ${width} px`, async ({ page }) => {
      const id = await postRoom(await signUp());
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/roommate/${id}`);
      await expectStill(page, [/^Like/, /^Share/]);
    });
  }

  test('on a card', async ({ page }) => {
    const word = uniqueWord();
    await postRoom(await signUp(), newRoom({ title: `Room with a ${word}` }));
    await page.goto(`/browse-listings?q=${word}`);
    await expectStill(page, []);
  });
});

test.describe('Tab reaches the buttons of an own listing in the order of the screen', () => {
  for (const width of [360, 768, 1280]) {
    test(`at ${width} px`, async ({ page, member }) => {
      const id = await postRoom(member);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/roommate/${id}`);
      const buttons = page.getByRole('main').locator('a, button').filter({ visible: true });
      await expect(buttons.filter({ hasText: /^Edit$/ })).toHaveCount(1);
      await fullyLoaded(page);
      const boxes = await Promise.all(
        (await buttons.all()).slice(0, 4).map((button) => button.boundingBox()),
      );
      const leftOf = (position: number) => boxes[position]?.x ?? NaN;
      const [first = 0, ...others] = [...boxes.keys()].sort((a, b) => leftOf(a) - leftOf(b));
      await buttons.nth(first).focus();
      for (const position of others) {
        await page.keyboard.press('Tab');
        await expect(buttons.nth(position)).toBeFocused();
      }
    });
  }
});
