import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { remotesIn } from '@roommate/build/remotes';
import { repositoryRoot } from '@roommate/server/env';

/** Everything that a build may read. */
const sources = [
  'api-nest',
  'libs',
  ...remotesIn(repositoryRoot).map(({ name }) => name),
  'shell',
  'nx.json',
  'package-lock.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.web.json',
];

const skipped = new Set(['node_modules', 'dist', 'test', 'test-results']);

async function stamps(path: string): Promise<string[]> {
  const file = await stat(join(repositoryRoot, path));
  if (!file.isDirectory()) return [`${path} ${file.size} ${file.mtimeMs}`];
  const names = await readdir(join(repositoryRoot, path));
  const inner = names.filter((name) => !skipped.has(name)).map((name) => stamps(`${path}/${name}`));
  return (await Promise.all(inner)).flat();
}

/** Changes when a file that a build may read is written, added or removed. Uses size and time, so it takes 50 ms. */
export async function sourceFingerprint(): Promise<string> {
  const all = (await Promise.all(sources.map(stamps))).flat().sort();
  return createHash('sha256')
    .update([process.version, process.env.NODE_ENV ?? '', ...all].join('\n'))
    .digest('hex');
}
