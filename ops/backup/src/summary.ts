import type { Totals } from './archive/format.ts';

/** The saved or restored content. */
export interface Summary {
  readonly database: string;
  readonly collections: readonly (readonly [name: string, totals: Totals])[];
  /** Size of the backup's file in bytes. */
  readonly fileBytes: number;
}

const numberFormat = new Intl.NumberFormat('en');
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Lines for the terminal: one for the database, and one per collection with the checksum of its documents. */
export function reportSummary(
  done: string,
  { database, collections, fileBytes }: Summary,
  seconds: number,
): string[] {
  const width = Math.max(...collections.map(([name]) => name.length));
  const sum = (field: 'documents' | 'bytes'): number =>
    collections.reduce((total, [, totals]) => total + totals[field], 0);
  return [
    `${done} the database ${database}: ${numberFormat.format(sum('documents'))} documents, ${megabytes(sum('bytes'))}` +
      ` (file ${megabytes(fileBytes)}) in ${seconds.toFixed(1)} s`,
    ...collections.map(
      ([name, { documents, sha256 }]) =>
        `  ${name.padEnd(width)}  ${numberFormat.format(documents).padStart(9)} documents  sha256 ${sha256}`,
    ),
  ];
}
