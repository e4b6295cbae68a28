import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { postRoom, signUp } from '@roommate/test-support/accounts';
import { addRoom, newRoom } from '@roommate/test-support/listings';
import { expectSignedIn, fillLogin, logout, register } from '@roommate/test-support/people';
import { environmentFor, productEnvironment } from '@roommate/test-support/product-environment';
import { startProduct } from '@roommate/test-support/product';
import { test } from '@roommate/test-support/test';

const SITE_PORT = Number(productEnvironment.SITE_PORT) + 10;

// Each test starts a product on the same ports.
test.describe.configure({ mode: 'default' });

test('design 5 and 7: users, sessions and listings survive kill -9 of everything', async ({ browser }) => {
  test.setTimeout(900_000);
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

test('design 3: Ctrl-C in the middle of writes loses nothing and leaves no process', async () => {
  test.setTimeout(900_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'roommate-ctrl-c-'));
  let product = await startProduct(SITE_PORT, dataDir);
  try {
    const acknowledged: string[] = [];
    const refusals: unknown[] = [];
    const writer = async () => {
      // One account may make only 60 changes a minute.
      const account = await signUp(undefined, environmentFor(SITE_PORT, dataDir));
      for (;;) acknowledged.push(await postRoom(account, undefined, product.url));
    };
    const writers = Array.from({ length: 4 }, () => writer().catch((error: unknown) => refusals.push(error)));
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(20);
    expect(refusals).toEqual([]);
    // Waits until every started process has ended.
    await product.stop();
    await Promise.all(writers);

    product = await startProduct(SITE_PORT, dataDir);
    const all = (await (await fetch(`${product.url}/api/roommates`)).json()) as { _id: string }[];
    const kept = new Set(all.map(({ _id }) => _id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    // The rest are the demo listings, and at most one per writer whose response was lost.
    expect(kept.size - acknowledged.length).toBeGreaterThanOrEqual(24);
    expect(kept.size - acknowledged.length).toBeLessThanOrEqual(24 + writers.length);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
