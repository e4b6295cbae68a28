import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { demoAccounts } from '@roommate/contracts';
import { repositoryRoot } from '@roommate/server/env';
import { addRoom, newRoom } from '@roommate/test-support/listings';
import { expectSignedIn, fillLogin } from '@roommate/test-support/people';
import { environmentFor, productEnvironment } from '@roommate/test-support/product-environment';
import { startProduct } from '@roommate/test-support/product';
import { rentalOffersCsv } from '@roommate/test-support/rental-offers';
import { measureVisit, type Visit } from '@roommate/test-support/visits';

const sitePort = Number(productEnvironment.SITE_PORT) + 60;
const ROWS = 28_800;
const DEMO = 24;
/** The factor by which pages and responses may grow, since titles and locations differ in length. */
const MAX_GROWTH = 1.5;
/** Browse can fetch a second batch ahead, and 24 listings have only one. */
const MAX_GROWTH_OF_BROWSE = 2 * MAX_GROWTH;

const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first();
const [demoOwner] = demoAccounts;

async function seed(csv: string, env: Record<string, string>): Promise<string> {
  const options = { cwd: repositoryRoot, env: { ...process.env, ...env } };
  return (await promisify(execFile)('npm', ['run', 'seed', '--', '--csv', csv], options)).stdout;
}

/** Opens each page as a visitor does and adds a room. */
async function visitAll(page: Page, url: string): Promise<Record<string, Visit>> {
  // The first rendering after many changes can be late. The browser then asks the API itself.
  const isRendered = (path: string) =>
    expect.poll(async () => (await fetch(url + path)).text()).toContain('<article');
  const home = async () => {
    await page.goto('/');
    await expect(firstCard(page)).toBeVisible();
  };
  const browse = async () => {
    await page.goto('/browse-listings');
    await expect(firstCard(page)).toBeVisible();
    await expect(page.getByText('Total Listings')).toBeVisible();
  };
  await browse();
  const path = await firstCard(page)
    .getByRole('link', { name: /See Details/ })
    .getAttribute('href');
  const details = async () => {
    await page.goto(path ?? '');
    await expect(page.getByText(/interested in this listing/)).toBeVisible();
  };
  const add = async () => void (await addRoom(page, newRoom({ imageUrl: `${url}/og.jpg` })));
  await isRendered('/');
  await isRendered('/browse-listings');
  return {
    home: await measureVisit(page, home),
    browse: await measureVisit(page, browse),
    details: await measureVisit(page, details),
    add: await measureVisit(page, add),
  };
}

test('home, browse, details and add work with 28,800 listings as with 24', async ({ browser }) => {
  test.setTimeout(900_000);
  const folder = await mkdtemp(join(tmpdir(), 'roommate-many-'));
  const environment = environmentFor(sitePort, join(folder, 'data'));
  const product = await startProduct(sitePort, join(folder, 'data'));
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  try {
    await page.goto('/login');
    await fillLogin(page, demoOwner);
    await expectSignedIn(page);
    const few = await visitAll(page, product.url);

    const csv = join(folder, 'offers.csv');
    await writeFile(csv, rentalOffersCsv(ROWS));
    expect(await seed(csv, environment)).toContain('28,800 rows: 28,800 new listings');
    expect(await seed(csv, environment)).toContain('28,800 listings unchanged');
    const { total } = (await (await fetch(`${product.url}/api/roommates/stats`)).json()) as { total: number };
    expect(total).toBeGreaterThanOrEqual(ROWS + DEMO);

    const many = await visitAll(page, product.url);
    for (const [name, before] of Object.entries(few)) {
      const now = many[name];
      expect(now?.paths, name).toEqual(before.paths);
      expect(now?.listings, name).toBeLessThanOrEqual(before.listings);
      // A page from the server needs no response of the API.
      expect(now?.bytes, name).toBeLessThanOrEqual(
        before.bytes * (name === 'browse' ? MAX_GROWTH_OF_BROWSE : MAX_GROWTH),
      );
      expect(now?.elements, name).toBeLessThan(before.elements * MAX_GROWTH);
    }
  } finally {
    await product.stop();
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});
