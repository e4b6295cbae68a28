import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '@roommate/server/errors';
import { syncFolder } from '@roommate/server/files';

async function writeNew(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content, { flag: 'wx', flush: true });
}

/**
 * Writes new files below `root` with the folders that they need. It returns when all of them are on the disk.
 * @param files absolute names below `root` with the contents
 */
export async function writeFiles(
  root: string,
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<void> {
  const folders = new Set<string>();
  for (const [file, content] of files) {
    await writeNew(file, content);
    for (let folder = dirname(file); folder !== root; folder = dirname(folder)) folders.add(folder);
  }
  for (const folder of folders) await syncFolder(folder);
}

/**
 * Creates an error handler. It returns `value` for a file-system error with one of these codes, and throws every other
 * error.
 */
export const ifCode =
  <T>(value: T, ...codes: string[]) =>
  (error: unknown): T => {
    if (codes.includes(errorCode(error) ?? '')) return value;
    throw error;
  };
