import { createWriteStream } from 'node:fs';
import { access, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { syncFolder } from '@roommate/server/files';
import { ConfigurationError } from '@roommate/server/env';

/**
 * Compresses the bytes of a backup into a new file. It uses another name first, so that a file with the final name is
 * always complete. A backup contains personal data, so only its owner may read it.
 * @returns the size of the file in bytes
 * @throws ConfigurationError if the file exists already
 */
export async function writeArchive(file: string, bytes: AsyncIterable<Buffer>): Promise<number> {
  if (await exists(file))
    throw new ConfigurationError(`The file ${file} exists already: choose another name, or remove it.`);
  const partial = `${file}.partial`;
  try {
    await rm(partial, { force: true });
    const out = createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true });
    await pipeline(bytes, createGzip(), out);
    await rename(partial, file);
    // The new name must survive a power cut too.
    await syncFolder(dirname(file));
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return (await stat(file)).size;
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
