import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '@roommate/contracts';
import { startProduct } from '@roommate/test-support/product';
import { sessionOf, type Session } from '@roommate/test-support/session';
import type { Browser } from 'playwright-core';

/** A running product of one build. */
export interface MeasuredSite {
  url: string;
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

/** Builds and starts the product with the demo listings. @param root of the sources */
export async function startSite(browser: Browser, port: number, root: string): Promise<MeasuredSite> {
  const data = await mkdtemp(join(tmpdir(), 'roommate-bench-pages-'));
  const product = await startProduct(port, data, {}, root);
  const { url } = product;
  return {
    url,
    session: await sessionOf(browser, url, demoAccounts[0]),
    listing: await anyListing(url),
    stop: async () => {
      await product.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}
