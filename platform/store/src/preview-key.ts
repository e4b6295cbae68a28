import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@roommate/server/errors';

const isTaken = (error: unknown): boolean => errorCode(error) === 'EEXIST';

/**
 * Reads the key for this machine's preview links. It is created at first use, and only its owner may read the file.
 * @param dataDir the product's data folder
 * @throws if the file contains no key
 */
export async function machinePreviewKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'preview-key');
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined) {
    if (known.length > 0) return known;
    throw new Error(
      `${file} is empty. Remove it to create a new key; existing preview links then stop working.`,
    );
  }
  // A temporary file that is linked to the final name. Nobody reads half a key, and only one of two processes succeeds.
  const unfinished = join(dataDir, `.unfinished-${randomUUID()}`);
  await mkdir(dataDir, { recursive: true });
  await writeFile(unfinished, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  try {
    await link(unfinished, file);
  } catch (error) {
    if (!isTaken(error)) throw error;
  } finally {
    await rm(unfinished);
  }
  return readFile(file, 'utf8');
}
