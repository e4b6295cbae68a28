import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';

/**
 * The key of this machine's preview links, made when it is first needed; only its owner may read the file.
 * @param dataDir the product's data folder
 * @throws when the file holds no key
 */
export async function machinePreviewKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'preview-key');
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined) {
    if (known.length > 0) return known;
    throw new Error(`${file} is empty: it can be removed, which ends the preview links that there are.`);
  }
  // Written aside and then given its name, which one of two programs does: nobody reads half a key.
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
