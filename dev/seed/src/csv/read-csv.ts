import { pipeline } from 'node:stream';
import type { StoredListing } from '@roommate/contracts';
import { CsvError, parse } from 'csv-parse';
import type { ObjectId } from 'mongodb';
import { z } from 'zod';
import { offerSchema } from './offer.ts';
import { offerToListing } from './offer-to-listing.ts';
import { readText, refuse } from './read-text.ts';

interface CsvRow {
  /** The line of the file in which the row ends, counted from 1. */
  line: number;
  /** How many bytes of the file have been read. */
  bytes: number;
  outcome: { listing: StoredListing<ObjectId> } | { reason: string };
}

const columns = ['Location', 'Area', 'Bed', 'Bath', 'Price'];
/** After an unclosed quote the rest of the file would be one row. */
const MAX_ROW_BYTES = 100_000;

const recordSchema = z.object({
  record: z.record(z.string(), z.string()),
  info: z.object({ lines: z.number(), bytes: z.number() }),
});
type CsvRecord = z.infer<typeof recordSchema>;

/**
 * The records of a CSV with the columns of rental offers.
 * @throws ConfigurationError with the line, at the first error of the file
 */
async function* readRecords(file: string): AsyncGenerator<CsvRecord> {
  let header = false;
  let lastLine = 0;
  const parser = parse({
    bom: true,
    columns: (names: string[]) => {
      const missing = columns.filter((name) => !names.includes(name));
      if (missing.length > 0) {
        throw refuse(
          file,
          `its first line must contain the columns ${columns.join(', ')}; ${missing.join(', ')} missing.`,
        );
      }
      header = true;
      return names;
    },
    info: true,
    max_record_size: MAX_ROW_BYTES,
    on_record: (record: unknown, { lines }) => {
      lastLine = lines;
      return record;
    },
    relax_column_count: true,
    skip_empty_lines: true,
  });
  // The loop below throws the errors of the pipeline.
  pipeline(readText(file), parser, () => undefined);
  try {
    for await (const parsed of parser) yield recordSchema.parse(parsed);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const where = lastLine > 0 ? `the row after line ${lastLine}` : 'the first line';
    throw refuse(
      file,
      `${where} has a quote that is not closed or not doubled (found in line ${String(error.lines)}).`,
    );
  }
  if (!header) throw refuse(file, 'it contains no text.');
}

/**
 * Reads a file to its end.
 * @throws ConfigurationError with the line if it is not a CSV of rental offers
 */
export async function assertCsv(file: string): Promise<void> {
  const records = readRecords(file);
  while ((await records.next()).done !== true);
}

/**
 * Reads a CSV of rental offers row by row. Equal rows differ by their order, so that the same file always gives the same
 * listings.
 * @param images URLs to choose from
 */
export async function* readCsv(file: string, images: readonly string[]): AsyncGenerator<CsvRow> {
  const seen = new Map<string, number>();
  for await (const { record, info } of readRecords(file)) {
    const content = columns.map((name) => record[name]).join('|');
    const nth = (seen.get(content) ?? 0) + 1;
    seen.set(content, nth);
    yield { line: info.lines, bytes: info.bytes, outcome: toListing(record, `${content}#${nth}`, images) };
  }
}

function toListing(record: unknown, key: string, images: readonly string[]): CsvRow['outcome'] {
  try {
    return { listing: offerToListing(offerSchema.parse(record), key, images) };
  } catch (error) {
    if (error instanceof z.ZodError) return { reason: error.issues.map(({ message }) => message).join(' ') };
    throw error;
  }
}
