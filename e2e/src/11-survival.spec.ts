import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { addRoom, newRoom } from './support/listings.ts';
import { expectSignedIn, fillLogin, logout, register } from './support/people.ts';
import { startProduct } from './support/product.ts';

const SITE_PORT = 3410;

test('design 5 and 7: users, sessions and listings survive kill -9 of everything', async ({ browser }) => {
  test.setTimeout(420_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'roommate-survival-'));
  const context = await browser.newContext({ baseURL: `http://localhost:${SITE_PORT}` });
  const page = await context.newPage();
  let product = await startProduct(SITE_PORT, dataDir);
  try {
    const person = await register(page);
    const room = await addRoom(page, newRoom({ imageUrl: `${product.url}/og.jpg` }));
    const total: unknown = await (await fetch(`${product.url}/api/roommates/count`)).json();
    await product.killAll();

    product = await startProduct(SITE_PORT, dataDir);
    expect(await (await fetch(`${product.url}/api/roommates/count`)).json()).toEqual(total);
    await page.goto('/dashboard/my-listings');
    await expectSignedIn(page);
    await expect(page.getByText(room.title).first()).toBeVisible();
    await addRoom(page, newRoom({ imageUrl: `${product.url}/og.jpg` }));
    await logout(page);
    await page.goto('/login');
    await fillLogin(page, person);
    await expectSignedIn(page);
  } finally {
    await context.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
