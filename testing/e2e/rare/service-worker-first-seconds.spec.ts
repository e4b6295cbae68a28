import { expect } from '@playwright/test';
import { expectStored } from '@roommate/test-support/stored-page';
import { test } from '@roommate/test-support/test';

test('a page that was opened in the first ten seconds of a document shows without a network', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto('/browse-listings');
  await expectStored(page);
  await page.goto('/about');
  // The code that notes the visits has loaded.
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(10_000);
  const hasCopy = () =>
    page.evaluate(async () => (await (await caches.open('pages')).match('/faq'))?.ok === true);
  await expect.poll(hasCopy).toBe(true);
  await context.setOffline(true);
  await page.goto('/faq', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
});
