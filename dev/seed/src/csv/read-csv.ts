import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { z } from 'zod';
import type { StoredListing } from '../store/stored-listing.ts';
import { offerSchema } from './offer.ts';
import { offerToListing } from './offer-to-listing.ts';
import { refused, textOf } from './text-of.ts';

export interface CsvRow {
  /** Where the row ends in the file, counted from 1. */
  line: number;
  /** How much of the file has been read. */
  bytes: number;
  outcome: { listing: StoredListing } | { reason: string };
}

const COLUMNS = ['Location', 'Area', 'Bed', 'Bath', 'Price'];
/** A quote that is not closed makes one row of all that follows. */
const MAX_ROW_BYTES = 100_000;

const recordSchema = z.object({
  record: z.record(z.string(), z.string()),
  info: z.object({ lines: z.number(), bytes: z.number() }),
});
type CsvRecord = z.infer<typeof recordSchema>;

/**
 * The records of a CSV with the columns of rental offers.
 * @throws ConfigurationError in one sentence with the line, at the first thing that makes it no such CSV
 */
async function* readRecords(file: string): AsyncGenerator<CsvRecord> {
  let header = false;
  let lastLine = 0;
  const parser = parse({
    bom: true,
    columns: (names: string[]) => {
      const missing = COLUMNS.filter((name) => !names.includes(name));
      if (missing.length > 0) {
        throw refused(
          file,
          `its first line must name the columns ${COLUMNS.join(', ')}, and lacks ${missing.join(', ')}.`,
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
  // What fails on the way is thrown where the parser is read.
  pipeline(textOf(file), parser, () => undefined);
  try {
    for await (const parsed of parser) yield recordSchema.parse(parsed);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const where = lastLine > 0 ? `the row that begins after line ${lastLine}` : 'the first line';
    throw refused(
      file,
      `${where} has a quote that is not closed, or not doubled inside quotes (noticed in line ${String(error.lines)}).`,
    );
  }
  if (!header) throw refused(file, 'it has no line with text.');
}

/**
 * Reads a file to its end.
 * @throws ConfigurationError in one sentence with the line when it is no CSV of rental offers
 */
export async function assertCsv(file: string): Promise<void> {
  const records = readRecords(file);
  while ((await records.next()).done !== true);
}

/**
 * Reads a CSV of rental offers row by row. Rows that say the same are told apart by their order, so that the same file
 * always gives the same listings.
 * @param pictures addresses to choose from
 */
export async function* readCsv(file: string, pictures: readonly string[]): AsyncGenerator<CsvRow> {
  const seen = new Map<string, number>();
  for await (const { record, info } of readRecords(file)) {
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
