import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withCompressed } from './compress.ts';
import { renameDurably, syncFolder, writeDurably } from './durable.ts';

/**
 * Writes a release's folder, which appears whole or not at all and never changes after. A folder that is there already
 * has the same content, since its name holds the hash of it.
 */
export async function publishFolder(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  if (existsSync(folder)) return;
  await mkdir(dirname(folder), { recursive: true });
  const aside = join(dirname(folder), `.unfinished-${process.pid}`);
  await rm(aside, { recursive: true, force: true });
  for (const [name, content] of files) {
    for (const [written, bytes] of await withCompressed(name, content)) {
      await writeDurably(join(aside, written), bytes);
    }
  }
  for (const inner of new Set([...files.keys()].map((name) => dirname(join(aside, name)))))
    await syncFolder(inner);
  await renameDurably(aside, folder);
}
