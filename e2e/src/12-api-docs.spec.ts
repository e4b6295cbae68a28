import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('the documentation page signs in with one click, and Try it out calls as that user', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto('/api/docs');
  const create = page.locator('#operations-Listings-createListing');
  const execute = async () => {
    await create.getByRole('button', { name: 'Execute' }).click();
    return create.locator('.live-responses-table tbody .response-col_status').first();
  };
  await create.locator('.opblock-summary-control').click();
  await expect(await execute()).toContainText('401');
  expect(complaints.splice(0).join('\n')).toContain('401');

  await page.getByRole('button', { name: 'Sign in as Nusrat Jahan' }).click();
  await expect(page.getByText('Signed in as Nusrat Jahan')).toBeVisible();
  await expect(await execute()).toContainText('201');
  await expect(create.locator('.live-responses-table')).toContainText('insertedId');
  // Neither the page's policy nor anything else has refused a script, a style or a call.
  expect(complaints).toEqual([]);
});
