import { mkdir, mkdtemp, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Product } from './product.ts';

const reasons: Record<string, string> = {
  ENOTDIR: 'it, or a part of it, is a file.',
  EACCES: 'this user may not write there.',
  EPERM: 'this user may not write there.',
  EROFS: 'nothing can be written there.',
  ENOSPC: 'there is no space left.',
};

// Not mkdir's own recursion, which never ends below a folder that denies to have what it makes, such as /proc.
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await mkdir(path);
  }
}

async function problemOf({ name, path }: Product['folders'][number]): Promise<string | undefined> {
  try {
    await makeFolder(path);
    // Rights do not tell all, such as a disk that is full or mounted for reading.
    await rmdir(await mkdtemp(join(path, '.can-be-written-')));
    return undefined;
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    return `${name} is wrong: it must be a folder for data, and ${reasons[code] ?? `none can be made there (${code}).`}`;
  }
}

/** Makes the folders in which the parts keep their data; one sentence per folder that cannot be written to. */
export async function folderProblems(folders: Product['folders']): Promise<string[]> {
  const problems: string[] = [];
  let broken: string | undefined;
  for (const folder of folders) {
    // What lies in a folder that is told of needs no sentence of its own.
    if (broken !== undefined && folder.path.startsWith(join(broken, '/'))) continue;
    const problem = await problemOf(folder);
    if (problem === undefined) continue;
    problems.push(problem);
    broken ??= folder.path;
  }
  return problems;
}
