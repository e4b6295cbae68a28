import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';

/**
 * The key of this machine's preview links, made when it is first needed; only its owner may read the file.
 * @param dataDir the product's data folder
 */
export async function machinePreviewKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'preview-key');
  await mkdir(dirname(file), { recursive: true });
  // Of two programs that make it at the same time one writes, both read.
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    (error: unknown) => {
      if (!isTaken(error)) throw error;
    },
  );
  const key = await readFile(file, 'utf8');
  // Empty for an instant while the other program writes.
  return key.length === 0 ? machinePreviewKey(dataDir) : key;
}
