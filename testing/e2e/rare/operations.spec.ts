import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { operationsToken, releaseTest as test } from '@roommate/test-support/release-test';

interface State {
  apps: {
    name: string;
    live: { status: string } | null;
    errors: number;
    errorShare: number | null;
    lastError: unknown;
  }[];
}

test('the operations page shows a broken release, its reports and their share, only with the token', async ({
  page,
  browser,
  releases,
  request,
}) => {
  const { base } = await releases.live('mfe-marketing');
  await rm(join(releases.folder, base, 'static'), { recursive: true });
  await page.goto('/faq');
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();

  expect((await request.get('/operations.json')).status()).toBe(401);
  const state = async () => {
    const headers = { authorization: `Bearer ${operationsToken}` };
    const { apps } = (await (await request.get('/operations.json', { headers })).json()) as State;
    return apps.find(({ name }) => name === 'mfe-marketing');
  };
  // The site checks the files every 30 seconds.
  await expect.poll(async () => (await state())?.live?.status).toBe('failing');
  await expect.poll(async () => (await state())?.errorShare).toBeGreaterThan(0);

  const operator = await browser.newContext({
    baseURL: releases.url,
    httpCredentials: { username: 'operator', password: operationsToken },
  });
  const operations = await operator.newPage();
  await operations.goto('/operations');
  const row = operations.getByRole('row', { name: /mfe-marketing/ });
  await expect(row).toContainText('failing');
  await expect(row).toContainText('/faq');
  // Nothing lies outside the screen of a phone.
  await operations.setViewportSize({ width: 360, height: 740 });
  const table = operations.getByRole('region', { name: 'Releases' });
  expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
  await operator.close();
});
