import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { MongoClient } from 'mongodb';
import { productEnvironment } from '@roommate/test-support/product-environment';
import { runCommand, startProduct } from '@roommate/test-support/product';
import { test } from '@roommate/test-support/test';

const sitePort = Number(productEnvironment.SITE_PORT) + 12;
const databasePort = sitePort + 24_000;

test('design 7: a database configured by MONGODB_URI is never filled', async ({ browser }) => {
  test.setTimeout(900_000);
  const folder = await mkdtemp(join(tmpdir(), 'roommate-configured-'));
  const uri = `mongodb://127.0.0.1:${databasePort}/rooms`;
  const server = await runCommand({
    args: ['exec', '--', 'tsx', '--conditions=@roommate/source', 'dev/mongo/src/main.ts'],
    env: { EMBEDDED_MONGO_PORT: String(databasePort), EMBEDDED_MONGO_DATA: join(folder, 'mongo') },
    readyLine: /^Embedded database /,
  });
  const client = await MongoClient.connect(uri);
  try {
    const product = await startProduct(sitePort, join(folder, 'data'), { MONGODB_URI: uri });
    const page = await browser.newPage();
    try {
      const counted: unknown = await (await fetch(`${product.url}/api/roommates/count`)).json();
      expect(counted).toEqual({ count: 0, total: 0 });
      await page.goto(product.url);
      await expect(page.getByText('No roommates available')).toBeVisible();
      await page.goto(`${product.url}/browse-listings`);
      await expect(page.getByText('No Listings Found')).toBeVisible();
      // The product has created its collections there, so it uses this database.
      expect(await client.db().listCollections({ name: 'listings' }).toArray()).toHaveLength(1);
      expect(await client.db().collection('listings').countDocuments()).toBe(0);
    } finally {
      await page.close();
      await product.stop();
    }
  } finally {
    await client.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
