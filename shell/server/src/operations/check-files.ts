import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf } from '@roommate/release-store';
import type { FastifyInstance } from 'fastify';

interface CheckedRelease {
  /** URL path of the release's folder. */
  base: string;
  integrity: Readonly<Record<string, string>>;
}

function decompress(payload: Buffer, encoding: unknown): Buffer {
  if (encoding === 'br') return brotliDecompressSync(payload);
  return encoding === 'gzip' ? gunzipSync(payload) : payload;
}

/** @returns the end of a sentence about the file, or undefined when it is intact */
async function findDefect(app: FastifyInstance, url: string, hash: string): Promise<string | undefined> {
  const response = await app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
  if (response.statusCode !== 200) return `has the status ${response.statusCode}`;
  try {
    const content = decompress(response.rawPayload, response.headers['content-encoding']);
    return integrityOf(content) === hash ? undefined : 'does not match its hash in the registry';
  } catch {
    return 'cannot be decompressed';
  }
}

/**
 * Fetches every script and style of a release compressed, as a browser does, and compares the hashes.
 * @returns one message for each file that visitors cannot use
 */
export async function checkFiles(
  app: FastifyInstance,
  { base, integrity }: CheckedRelease,
): Promise<string[]> {
  const problems: string[] = [];
  // One file at a time, so that the check does not slow down visitors.
  for (const [file, hash] of Object.entries(integrity)) {
    const defect = await findDefect(app, base + file, hash);
    if (defect !== undefined) problems.push(`${file} ${defect}.`);
  }
  return problems;
}
