import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@roommate/server/env';

/** Folders that a clone does not have, or that a test that edits sources does not need. */
const excluded = new Set(['.git', '.nx', '.data', 'coverage', 'dist', 'screenshots', 'test-results']);

/** Links the installed packages. The links of workspaces lead to their copies, so that edits take effect. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else if (entry.name === '@roommate') await linkPackages(source, target);
    // Caches of tools also have names with a dot.
    else if (!entry.name.startsWith('.') || entry.name === '.bin') await symlink(source, target);
  }
}

/** Copies the sources into an empty folder, where tests may edit them. */
export async function copySources(folder: string): Promise<void> {
  const packages = [''];
  await cp(repositoryRoot, folder, {
    recursive: true,
    filter: (source) => {
      const name = basename(source);
      if (name === 'node_modules') packages.push(relative(repositoryRoot, join(source, '..')));
      return source === repositoryRoot || !(name === 'node_modules' || excluded.has(name));
    },
  });
  for (const path of new Set(packages)) {
    await linkPackages(join(repositoryRoot, path, 'node_modules'), join(folder, path, 'node_modules'));
  }
}

/** Writes the sources of a commit into an empty folder, with the packages that are installed here. */
export async function copyRevision(commit: string, folder: string): Promise<void> {
  const run = promisify(execFile);
  const archive = join(folder, 'sources.tar');
  const { stdout: files } = await run('git', ['ls-tree', '-r', '--name-only', commit], {
    cwd: repositoryRoot,
    maxBuffer: 64 * 1024 * 1024,
  });
  await run('git', ['archive', '-o', archive, commit], { cwd: repositoryRoot });
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  for (const file of files.split('\n').filter((name) => basename(name) === 'package.json')) {
    const packages = join(repositoryRoot, dirname(file), 'node_modules');
    if (existsSync(packages)) await linkPackages(packages, join(folder, dirname(file), 'node_modules'));
  }
}

/** Replaces a text in a file. @throws if the file does not contain it: the test must follow the source */
export async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  // A compiler that watches the file must not read half of it.
  await writeFile(`${file}.new`, text.replace(from, to));
  await rename(`${file}.new`, file);
}
