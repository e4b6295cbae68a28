import { expect } from '@playwright/test';
import { postRoom, signUp } from '@roommate/test-support/accounts';
import { bell, waitForBell } from '@roommate/test-support/bell';
import { follow, heading } from '@roommate/test-support/keyboard';
import { newRoom } from '@roommate/test-support/listings';
import { test } from '@roommate/test-support/signed-in';
import { uniqueWord } from '@roommate/test-support/unique-word';

const LABEL = 'Tell me about new rooms like this';

test.describe('alerts for saved searches', () => {
  test('are read in one tab, and the bell of another tab follows', async ({ page, context }) => {
    const word = uniqueWord();
    await page.goto(`/browse-listings?q=${word}`);
    await page.getByRole('button', { name: LABEL }).click();
    await expect(page.getByText(/^You get alerts for new rooms/)).toBeVisible();
    await postRoom(await signUp(), newRoom({ title: `Room with a ${word}` }));
    await waitForBell(page, /^Alerts: \d+ new/);
    const other = await context.newPage();
    await other.goto('/dashboard/alerts');
    await other.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell(other, /^Alerts$/)).toBeVisible();
    await expect(bell(page, /^Alerts$/)).toBeVisible();
  });

  test('are not created for your own rooms', async ({ page, member }) => {
    const word = uniqueWord();
    await page.goto(`/browse-listings?q=${word}`);
    await page.getByRole('button', { name: LABEL }).click();
    await expect(page.getByText(/^You get alerts for new rooms/)).toBeVisible();
    await postRoom(member, newRoom({ title: `My ${word}` }));
    // The API matches one room after another. An alert for the first room would exist before that of the second room.
    await postRoom(await signUp(), newRoom({ title: `Their ${word}` }));
    await waitForBell(page, /^Alerts: \d+ new/);
    await page.goto('/dashboard/alerts');
    const alerts = page.getByRole('list', { name: 'Alerts' });
    await expect(alerts.getByText(`Their ${word}`)).toBeVisible();
    await expect(alerts.getByText(`My ${word}`)).toHaveCount(0);
  });

  test('are read when their room is opened', async ({ page, member }) => {
    const word = uniqueWord();
    const headers = { authorization: `Bearer ${member.idToken}` };
    expect((await page.request.put('/api/alerts/read', { headers })).ok()).toBe(true);
    await page.goto(`/browse-listings?q=${word}`);
    await page.getByRole('button', { name: LABEL }).click();
    await expect(page.getByText(/^You get alerts for new rooms/)).toBeVisible();
    const owner = await signUp();
    for (const title of [`First ${word}`, `Second ${word}`]) await postRoom(owner, newRoom({ title }));
    await waitForBell(page, /^Alerts: 2 new/);
    await page.goto('/dashboard/alerts');
    const alert = (title: string) =>
      page.getByRole('list', { name: 'Alerts' }).getByRole('listitem').filter({ hasText: title });
    await expect(alert(`First ${word}`)).toContainText('New');
    await expect(alert(`Second ${word}`)).toContainText('New');
    await follow(page, alert(`First ${word}`).getByRole('link'));
    await expect(heading(page)).toHaveText(`First ${word}`);
    await expect(bell(page, /^Alerts: 1 new/)).toBeVisible();
    await page.goBack();
    await expect(alert(`First ${word}`).getByText('New', { exact: true })).toHaveCount(0);
    await expect(alert(`Second ${word}`)).toContainText('New');
  });
});
