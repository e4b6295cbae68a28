import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

interface Checked {
  /** A path of the site. */
  base: string;
  integrity: Readonly<Record<string, string>>;
}

function decoded(payload: Buffer, encoding: unknown): Buffer {
  if (encoding === 'br') return brotliDecompressSync(payload);
  return encoding === 'gzip' ? gunzipSync(payload) : payload;
}

async function wrongWith(app: FastifyInstance, url: string, hash: string): Promise<string | undefined> {
  const answer = await app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
  if (answer.statusCode !== 200) return `answers ${answer.statusCode}`;
  try {
    const content = decoded(answer.rawPayload, answer.headers['content-encoding']);
    const found = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    return found === hash ? undefined : 'has another hash than the registry';
  } catch {
    return 'cannot be decompressed';
  }
}

/**
 * Fetches every script and style of a release as a visitor's browser would, compressed, and compares the hashes.
 * @returns a sentence for each file that no visitor can use
 */
export async function checkFiles(app: FastifyInstance, { base, integrity }: Checked): Promise<string[]> {
  const problems: string[] = [];
  // One after the other: visitors come first.
  for (const [file, hash] of Object.entries(integrity)) {
    const wrong = await wrongWith(app, base + file, hash);
    if (wrong !== undefined) problems.push(`${file} ${wrong}.`);
  }
  return problems;
}
