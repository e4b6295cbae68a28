import { expect } from '@playwright/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';
import { test } from '@roommate/test-support/test';

test.use(interceptsRequests);

test('home shows the data of its intent, while the API does not respond to the visit', async ({ page }) => {
  await page.goto('/faq');
  const link = page.getByRole('banner').getByRole('link', { name: 'Home', exact: true });
  const ahead = ['roommates/available', 'areas', 'roommates/search'].map((path) =>
    page.waitForResponse((response) => response.url().includes(`/api/${path}?`)),
  );
  await link.focus();
  for (const response of await Promise.all(ahead)) await response.finished();
  await page.route('**/api/**', () => undefined);
  await link.click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Popular searches' }).getByRole('link').first()).toBeVisible();
});
