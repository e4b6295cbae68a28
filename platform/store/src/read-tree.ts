import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { StoreError } from './store-error.ts';

/**
 * Reads the content of each file below a folder. The names are relative to the folder, contain '/' and are sorted.
 * @throws StoreError if the folder contains a symbolic link, which could publish any file of the machine
 */
export async function readTree(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const link = entries.find((entry) => entry.isSymbolicLink());
  if (link)
    throw new StoreError(`${join(link.parentPath, link.name)} is a symbolic link. A release has only files.`);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );
}
