import { expect } from '@playwright/test';
import { storePreferences } from '@roommate/test-support/accounts';
import { follow, tabTo, typeInto } from '@roommate/test-support/keyboard';
import { test } from '@roommate/test-support/signed-in';

test.use({ viewport: { width: 360, height: 740 } });

test('a place, a date, a wish and a dealbreaker are stored by keyboard, and stay after a reload', async ({
  page,
  member,
}) => {
  await page.goto('/dashboard/preferences');
  await tabTo(page, page.getByRole('combobox', { name: 'Place to travel to' }));
  await page.keyboard.type('buet');
  const places = page.getByRole('listbox', { name: 'Places' });
  await expect(places.getByRole('option').first()).toContainText('University of Engineering');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const picked = page.getByRole('list', { name: 'Picked: Place to travel to' }).getByRole('button');
  await expect(picked).toHaveCount(1);
  const name = await picked.innerText();
  await typeInto(page, /^Maximum distance/, '৩');
  const moveIn = page.getByRole('textbox', { name: 'Move-in date' });
  await tabTo(page, moveIn);
  await page.keyboard.type('01152030');
  await expect(moveIn).toHaveValue('2030-01-15');
  const smoking = page.getByRole('combobox', { name: 'Smoking' });
  await tabTo(page, smoking);
  await page.keyboard.type('Non-smoking home');
  await expect(smoking).toHaveValue('no');
  const dealbreaker = page.getByRole('checkbox', { name: 'Smoking' });
  await tabTo(page, dealbreaker);
  await page.keyboard.press('Space');
  await follow(page, page.getByRole('button', { name: 'Save Preferences' }));
  await expect(page.getByText('Your preferences are saved.')).toBeVisible();

  await page.reload();
  await expect(picked).toHaveText(name);
  await expect(page.getByLabel(/^Maximum distance/)).toHaveValue('3');
  await expect(moveIn).toHaveValue('2030-01-15');
  await expect(smoking).toHaveValue('no');
  await expect(dealbreaker).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await storePreferences(member, {});
});
