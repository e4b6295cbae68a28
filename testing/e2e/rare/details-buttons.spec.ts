import { expect, type Page } from '@playwright/test';
import { postRoom, signUp } from '@roommate/test-support/accounts';
import { fullyLoaded } from '@roommate/test-support/fully-loaded';
import { newRoom } from '@roommate/test-support/listings';
import { test } from '@roommate/test-support/signed-in';
import { uniqueWord } from '@roommate/test-support/unique-word';

/** Presses Save, and expects that neither it nor one of the other buttons moves. */
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
