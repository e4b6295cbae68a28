import { expect } from '@playwright/test';
import { postRoom } from '@roommate/test-support/accounts';
import { follow } from '@roommate/test-support/keyboard';
import { newRoom } from '@roommate/test-support/listings';
import { test } from '@roommate/test-support/signed-in';
import { uniqueWord } from '@roommate/test-support/unique-word';

test.use({ viewport: { width: 360, height: 740 } });

test('areas that the closest zoom does not separate are chosen together, by keyboard', async ({
  page,
  member,
}) => {
  const word = uniqueWord();
  for (const location of ['Mirpur 10', 'Block C, Mirpur 10']) {
    await postRoom(member, newRoom({ location, description: `A ${word} room.` }));
  }
  await page.goto(`/browse-listings?q=${word}&view=map&at=23.8067,90.3704,14`);
  await follow(page, page.getByRole('button', { name: /^Zoom in on 2 rooms in Mirpur 10\s+\+1 more/ }));
  await expect(page).toHaveURL(/,15$/);
  const group = page.getByRole('button', { name: /^2 rooms in Mirpur 10\s+\+1 more/ });
  await expect(group).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/place=mirpur-10&view=map&at=[\d.,]+,15$/);
  await expect(group).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: 'Show 2 rooms as a list' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-pressed', 'false');
});

test('areas that the closest zoom does not separate are chosen only if each of them is', async ({
  page,
  member,
}) => {
  const word = uniqueWord();
  for (const block of ['G', 'H']) {
    await postRoom(
      member,
      newRoom({ location: `Block ${block}, Aftabnagar`, description: `A ${word} room.` }),
    );
  }
  const group = page.getByRole('button', { name: /^2 rooms in Aftabnagar Block [GH]\s+\+1 more/ });
  for (const [place, isChosen] of [
    ['aftabnagar-g', false],
    ['aftabnagar-h', false],
    ['aftabnagar-g,aftabnagar-h', true],
  ] as const) {
    await page.goto(`/browse-listings?q=${word}&place=${place}&view=map&at=23.7655,90.4467,15`);
    await expect(group).toHaveAttribute('aria-pressed', String(isChosen));
  }
});
