import { expect, type Request } from '@playwright/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';
import { test } from '@roommate/test-support/test';

test.use(interceptsRequests);

test('the link of a page for signed-in people loads the login page ahead for others', async ({
  page,
  context,
}) => {
  await page.goto('/browse-listings');
  // What listens for the intent comes after the page.
  await page.waitForLoadState('networkidle');
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const code = page.waitForRequest((request) => request.resourceType() === 'script');
  const link = page.getByRole('main').getByRole('article').getByRole('link').first();
  await link.dispatchEvent('touchstart');
  await code;
  await expect.poll(() => open.size).toBe(0);
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});
