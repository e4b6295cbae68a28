import type { Totals } from '../archive/format.ts';

/** What was saved or restored. */
export interface Summary {
  readonly database: string;
  readonly collections: readonly (readonly [name: string, totals: Totals])[];
  /** Size of the backup's file. */
  readonly fileBytes: number;
}

const number = new Intl.NumberFormat('en');
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Lines for the terminal: one for all, and one for every collection with the checksum of its documents. */
export function report(
  done: string,
  { database, collections, fileBytes }: Summary,
  seconds: number,
): string[] {
  const width = Math.max(...collections.map(([name]) => name.length));
  const sum = (field: 'documents' | 'bytes'): number =>
    collections.reduce((total, [, totals]) => total + totals[field], 0);
  return [
    `${done} the database ${database}: ${number.format(sum('documents'))} documents, ${megabytes(sum('bytes'))}` +
      ` (file ${megabytes(fileBytes)}) in ${seconds.toFixed(1)} s`,
    ...collections.map(
      ([name, { documents, sha256 }]) =>
        `  ${name.padEnd(width)}  ${number.format(documents).padStart(9)} documents  sha256 ${sha256}`,
    ),
  ];
}
