import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ConfigurationError } from '@roommate/server/env';
import { errorCode } from '@roommate/server/errors';
import type { ImportResult, Rejection } from './import-csv.ts';

const SHOWN_REJECTIONS = 20;

const count = (n: number, noun: string): string => `${n.toLocaleString('en')} ${noun}${n === 1 ? '' : 's'}`;
const lineOf = ({ line, reason }: Rejection): string => `line ${line}: ${reason}`;

/**
 * Reports an import. The report has its counts and the first rejected rows with line and reason. It names the file
 * with all of them.
 * @param rejectionsFile the file with all rejected rows
 */
export function reportImport(
  { rows, inserted, changed, rejected }: ImportResult,
  rejectionsFile: string,
): string[] {
  const same = rows - rejected.length - inserted - changed;
  const summary = `${count(rows, 'row')}: ${count(inserted, 'new listing')}, ${count(changed, 'changed listing')}, ${count(same, 'listing')} unchanged, ${count(rejected.length, 'row')} rejected.`;
  const shown = rejected.slice(0, SHOWN_REJECTIONS).map((rejection) => `  ${lineOf(rejection)}`);
  const more = rejected.length - shown.length;
  return [
    summary,
    ...shown,
    ...(more > 0 ? [`  … and ${count(more, 'more row')}.`] : []),
    ...(rejected.length > 0 ? [`All rejected rows with their reasons: ${rejectionsFile}`] : []),
  ];
}

/** The file for the rejected rows of a CSV. Another import of a file with this name replaces it. */
export const rejectionsFile = (dataDir: string, csv: string): string =>
  join(dataDir, 'imports', `${basename(csv)}.rejected.txt`);

/**
 * Writes all rejected rows, one per line. Without any, it removes the file of an earlier import.
 * @throws ConfigurationError if the file cannot be written
 */
export async function writeRejections(file: string, rejected: readonly Rejection[]): Promise<void> {
  try {
    if (rejected.length === 0) return await rm(file, { force: true });
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, `${rejected.map(lineOf).join('\n')}\n`);
  } catch (error) {
    const code = errorCode(error) ?? String(error);
    throw new ConfigurationError(
      `The rows are loaded, but the rejected rows cannot be written to ${file} (${code}): set DATA_DIR to another folder.`,
    );
  }
}
