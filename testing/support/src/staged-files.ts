import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@roommate/release-store';

/** How a staged release differs from the live one. */
export interface Change {
  /** The code that its entry in the browser runs first. */
  code: string;
  /** A text of its pages, and what they show instead. It changes in the browser and on the server. */
  text?: readonly [from: string, to: string];
}

/**
 * Changes the files of a release in a folder.
 * @returns the new hash of each changed file
 */
export async function changeFiles(
  folder: string,
  remoteEntry: string,
  { code, text }: Change,
): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  const all = await readdir(folder, { recursive: true });
  for (const name of all.filter((file) => /\.c?js$/.test(file))) {
    const path = join(folder, name);
    const before = await readFile(path, 'utf8');
    const replaced = text ? before.replaceAll(`"${text[0]}"`, `"${text[1]}"`) : before;
    const after = name === remoteEntry ? `${code}\n${replaced}` : replaced;
    if (after === before) continue;
    await writeFile(path, after);
    for (const compressed of ['.br', '.gz']) await rm(path + compressed, { force: true });
    hashes[name] = integrityOf(Buffer.from(after));
  }
  return hashes;
}
