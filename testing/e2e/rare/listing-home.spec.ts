import { expect } from '@playwright/test';
import { expectAccessible } from '@roommate/test-support/axe';
import { follow, tabTo } from '@roommate/test-support/keyboard';
import { closeDialog, fillRoom, newRoom } from '@roommate/test-support/listings';
import { settled } from '@roommate/test-support/settled';
import { test } from '@roommate/test-support/signed-in';

test.use({ viewport: { width: 360, height: 740 } });

test('facts about the home are stated by keyboard, and shown on the details page', async ({ page }) => {
  const form = page.getByRole('main');
  await page.goto('/dashboard/add-listing');
  await fillRoom(page, newRoom());
  await follow(page, form.getByText('About the home (optional)'));
  // A letter chooses the option that starts with it.
  for (const [fact, text] of [
    ['Smoking', 'Non-smoking home'],
    ['Pets', 'This home has a cat'],
  ] as const) {
    await tabTo(page, form.getByRole('combobox', { name: fact, exact: true }));
    await page.keyboard.type(text);
  }
  await expect(form.getByRole('combobox', { name: 'Smoking', exact: true })).toHaveValue('no');
  await expect(form.getByRole('combobox', { name: 'Pets', exact: true })).toHaveValue('cat');
  await settled(page);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const posted = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/roommates'),
  );
  await follow(page, form.getByRole('button', { name: 'Add Listing' }));
  const { insertedId } = (await (await posted).json()) as { insertedId: string };
  await closeDialog(page, 'Roommate listing added successfully!');
  await page.goto(`/roommate/${insertedId}`);
  for (const fact of ['Non-smoking home', 'This home has a cat']) {
    await expect(page.getByRole('listitem').filter({ hasText: fact })).toBeVisible();
  }
});
