import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '@roommate/contracts';
import { startProduct } from '@roommate/test-support/product';
import { databaseUriOf, environmentFor } from '@roommate/test-support/product-environment';
import { sessionOf, type Session } from '@roommate/test-support/session';
import type { Browser } from 'playwright-core';
import { fill } from '../servers/fill.ts';
import { isOk } from '../servers/measured-server.ts';
import { becomesReady } from '../servers/processes.ts';

/** Older than the demo listings, so that pages show the same cards in each database. */
const OLDER_MS = 30 * 24 * 60 * 60 * 1000;

/** A running product of one build. */
export interface MeasuredSite {
  url: string;
  /** The variables of the product. */
  environment: Record<string, string>;
  session: Session;
  /** The id of a listing. */
  listing: string;
  stop(): Promise<void>;
}

async function anyListing(url: string): Promise<string> {
  const response = await fetch(`${url}/api/roommates?limit=1`);
  const [listing] = (await response.json()) as { _id: string }[];
  if (!listing) throw new Error('The product has no listings.');
  return listing._id;
}

/** While the database builds indexes, it does not respond, and the API is not ready. */
async function addListings(database: string, url: string, count: number): Promise<void> {
  console.log(`Adding ${count} listings...`);
  await fill(database, count, Date.now() - OLDER_MS);
  await becomesReady('the API', () => isOk(`${url}/api/health/ready`));
}

/**
 * Builds and starts the product with the demo listings.
 * @param root of the sources
 * @param listings how many older ones it has besides
 */
export async function startSite(
  browser: Browser,
  port: number,
  root: string,
  listings: number,
): Promise<MeasuredSite> {
  const data = await mkdtemp(join(tmpdir(), 'roommate-bench-pages-'));
  const product = await startProduct(port, data, {}, root);
  const { url } = product;
  const environment = environmentFor(port, data);
  if (listings > 0) await addListings(databaseUriOf(environment), url, listings);
  return {
    url,
    environment,
    session: await sessionOf(browser, url, demoAccounts[0]),
    listing: await anyListing(url),
    stop: async () => {
      await product.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}
