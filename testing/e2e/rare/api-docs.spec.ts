import { expect } from '@playwright/test';
import { test } from '@roommate/test-support/test';

test('the documentation page signs in with one click, and Try it out acts as that user', async ({ page }) => {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
  await page.goto('/api/docs');
  const create = page.locator('#operations-Listings-createListing');
  const execute = async () => {
    await create.getByRole('button', { name: 'Execute' }).click();
    return create.locator('.live-responses-table tbody .response-col_status').first();
  };
  await create.locator('.opblock-summary-control').click();
  await expect(await execute()).toContainText('401');
  expect(consoleErrors.splice(0).join('\n')).toContain('401');

  await page.getByRole('button', { name: 'Sign in as Nusrat Jahan' }).click();
  await expect(page.getByText('Signed in as Nusrat Jahan')).toBeVisible();
  await expect(await execute()).toContainText('201');
  await expect(create.locator('.live-responses-table')).toContainText('insertedId');
  // Nothing has blocked a script, a style or a request.
  expect(consoleErrors).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('the documentation page fits the screen, also with an open operation', async ({ page }) => {
    await page.goto('/api/docs');
    const update = page.locator('#operations-Listings-updateListing');
    await update.locator('.opblock-summary-control').click();
    await expect(update.getByRole('button', { name: 'Execute' })).toBeVisible();
    const widths = await page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth]);
    expect(widths).toEqual([360, 360]);
  });

  test('the terminal command gets the token of a demo user', async ({ page }) => {
    await page.goto('/api/docs');
    const command = await page.locator('.demo-sign-in code').innerText();
    const [, url = ''] = /^curl -s -X POST (http\S+)$/.exec(command) ?? [];
    expect(await (await page.request.post(url)).json()).toHaveProperty('idToken');
  });
});
