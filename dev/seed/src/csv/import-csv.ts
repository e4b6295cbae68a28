import type { StoredListing } from '@roommate/contracts';
import type { Collection, ObjectId } from 'mongodb';
import { upsertListings } from '../store/upsert-listings.ts';
import { assertCsv, readCsv } from './read-csv.ts';
import { fileSize } from './read-text.ts';

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

interface ImportOptions {
  file: string;
  /** URLs of images to choose from. */
  images: readonly string[];
  listings: Collection<StoredListing<ObjectId>>;
  /** Gets the share of the file that is done, 0 to 1, after each batch. */
  onProgress?: (done: number, rows: number) => void;
}

const BATCH = 500;

/**
 * Loads a CSV of rental offers. Loading the same file again changes nothing: docs/decisions/0029-imported-listings.md.
 * @throws ConfigurationError with the line if the file is not such a CSV; then nothing is loaded
 */
export async function importCsv({
  file,
  images,
  listings,
  onProgress,
}: ImportOptions): Promise<ImportResult> {
  const size = await fileSize(file);
  await assertCsv(file);
  const result: ImportResult = { rows: 0, inserted: 0, changed: 0, rejected: [] };
  let batch: StoredListing<ObjectId>[] = [];
  const write = async () => {
    const { inserted, changed } = await upsertListings(listings, batch);
    result.inserted += inserted;
    result.changed += changed;
    batch = [];
  };
  for await (const { line, bytes, outcome } of readCsv(file, images)) {
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
