import { expect, type Page } from '@playwright/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';
import { expectSignedOut } from '@roommate/test-support/people';
import { settled } from '@roommate/test-support/settled';
import { test } from '@roommate/test-support/signed-in';

test.use(interceptsRequests);

const message = { Name: 'Mim', Email: 'mim@example.com', Subject: 'Hello', Message: 'Is it free?' };

/** Ends the session as the SDK does it in another tab. The tab that does it does not notice. */
const endSession = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('firebase:authUser:'));
    for (const key of keys) localStorage.removeItem(key);
  });

const storedChanges = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) =>
      key.startsWith('roommate:change:') ? [String(text)] : [],
    ),
  );

test('a message that ends with the session leaves a notice without its words in each tab', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/faq');
  await settled(other);
  await page.goto('/contact');
  for (const [label, text] of Object.entries(message)) await page.getByLabel(label).fill(text);
  await settled(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send Message' }).click();
  // It is stored.
  await expect(other.getByText('One change is waiting.')).toBeVisible();
  await endSession(other);
  await expectSignedOut(page);
  const stored = await storedChanges(page);
  expect(stored).toHaveLength(1);
  expect(stored[0]).not.toContain(message.Message);
  // The code of the notice may not have loaded yet.
  await context.setOffline(false);
  const text =
    'Your message may not have been sent. It was removed from this browser because your session ended.';
  await expect(other.getByText(text)).toBeVisible();
  await page.reload();
  await expect(page.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: 'OK: your message' }).click();
  await expect(page.getByText(text)).toBeHidden();
  await expect(other.getByText(text)).toBeHidden();
});
