import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { z } from 'zod';
import type { StoredListing } from '../store/stored-listing.ts';
import { offerSchema } from './offer.ts';
import { offerToListing } from './offer-to-listing.ts';

export interface CsvRow {
  /** Where the row ends in the file, counted from 1. */
  line: number;
  /** How much of the file has been read. */
  bytes: number;
  outcome: { listing: StoredListing } | { reason: string };
}

const COLUMNS = ['Location', 'Area', 'Bed', 'Bath', 'Price'];

const recordSchema = z.object({
  record: z.record(z.string(), z.string()),
  info: z.object({ lines: z.number(), bytes: z.number() }),
});

/** The file has not the columns of rental offers. */
export class ColumnsError extends Error {
  override readonly name = 'ColumnsError';
}

/**
 * Reads a CSV of rental offers row by row. Rows that say the same are told apart by their order, so that the same file
 * always gives the same listings.
 * @param pictures addresses to choose from
 */
export async function* readCsv(file: string, pictures: readonly string[]): AsyncGenerator<CsvRow> {
  const parser = createReadStream(file).pipe(
    parse({
      bom: true,
      columns: (header: string[]) => {
        const missing = COLUMNS.filter((name) => !header.includes(name));
        if (missing.length > 0) throw new ColumnsError(`The file has no column ${missing.join(', ')}.`);
        return header;
      },
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }),
  );
  const seen = new Map<string, number>();
  for await (const parsed of parser) {
    const { record, info } = recordSchema.parse(parsed);
    const content = COLUMNS.map((name) => record[name]).join('|');
    const nth = (seen.get(content) ?? 0) + 1;
    seen.set(content, nth);
    yield { line: info.lines, bytes: info.bytes, outcome: toListing(record, `${content}#${nth}`, pictures) };
  }
}

function toListing(record: unknown, key: string, pictures: readonly string[]): CsvRow['outcome'] {
  try {
    return { listing: offerToListing(offerSchema.parse(record), key, pictures) };
  } catch (error) {
    if (error instanceof z.ZodError) return { reason: error.issues.map(({ message }) => message).join(' ') };
    throw error;
  }
}
