import { mkdir, mkdtemp, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '@roommate/server/errors';
import type { Product } from './product.ts';

const reasons: Record<string, string> = {
  ENOTDIR: 'it, or a folder above it, is a file.',
  EACCES: 'this user may not write to it.',
  EPERM: 'this user may not write to it.',
  EROFS: 'it is read-only.',
  ENOSPC: 'its disk is full.',
};

// Not mkdir's recursive option: it never ends below /proc, which denies that the created folder exists.
async function createFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await createFolder(dirname(path));
    await mkdir(path);
  }
}

async function problemOf({ name, path }: Product['folders'][number]): Promise<string | undefined> {
  try {
    await createFolder(path);
    // Access rights do not show a disk that is full or read-only.
    await rmdir(await mkdtemp(join(path, '.can-be-written-')));
    return undefined;
  } catch (error) {
    const code = errorCode(error) ?? 'unknown error';
    return `${name} is wrong: it must be a folder for data, and ${reasons[code] ?? `it cannot be created (${code}).`}`;
  }
}

/** Creates the data folders of the services. Returns one message per folder that cannot be written to. */
export async function folderProblems(folders: Product['folders']): Promise<string[]> {
  const problems: string[] = [];
  let broken: string | undefined;
  for (const folder of folders) {
    // A folder inside a broken folder needs no message of its own.
    if (broken !== undefined && folder.path.startsWith(join(broken, '/'))) continue;
    const problem = await problemOf(folder);
    if (problem === undefined) continue;
    problems.push(problem);
    broken ??= folder.path;
  }
  return problems;
}
