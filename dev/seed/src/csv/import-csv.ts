import type { Collection } from 'mongodb';
import type { StoredListing } from '../store/stored-listing.ts';
import { upsertListings } from '../store/upsert-listings.ts';
import { assertCsv, readCsv } from './read-csv.ts';
import { sizeOf } from './text-of.ts';

export interface Rejection {
  line: number;
  reason: string;
}

export interface ImportResult {
  rows: number;
  inserted: number;
  changed: number;
  rejected: Rejection[];
}

export interface ImportOptions {
  file: string;
  /** Addresses of pictures to choose from. */
  pictures: readonly string[];
  listings: Collection<StoredListing>;
  /** Told after each batch how much of the file is done, 0 to 1. */
  onProgress?: (done: number, rows: number) => void;
}

const BATCH = 500;

/**
 * Loads a CSV of rental offers; the same file loaded again changes nothing.
 * @throws ConfigurationError in one sentence with the line when it is no such CSV; nothing is loaded then
 */
export async function importCsv({
  file,
  pictures,
  listings,
  onProgress,
}: ImportOptions): Promise<ImportResult> {
  const size = await sizeOf(file);
  await assertCsv(file);
  const result: ImportResult = { rows: 0, inserted: 0, changed: 0, rejected: [] };
  let batch: StoredListing[] = [];
  const write = async () => {
    const { inserted, changed } = await upsertListings(listings, batch);
    result.inserted += inserted;
    result.changed += changed;
    batch = [];
  };
  for await (const { line, bytes, outcome } of readCsv(file, pictures)) {
    result.rows += 1;
    if ('reason' in outcome) result.rejected.push({ line, reason: outcome.reason });
    else batch.push(outcome.listing);
    if (batch.length < BATCH) continue;
    await write();
    onProgress?.(bytes / size, result.rows);
  }
  await write();
  onProgress?.(1, result.rows);
  return result;
}
