import { cp, mkdir, readdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { repositoryRoot } from './product.ts';

/** What a clone does not hold, or a test that edits sources does not need. */
const left = new Set(['.git', '.nx', '.data', 'coverage', 'dist', 'docs', 'screenshots', 'test-results']);

/** Links to installed packages; a workspace leads to its copy, so that an edit there shows. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else if (entry.name === '@roommate') await linkPackages(source, target);
    // Caches of tools have names with a dot too.
    else if (!entry.name.startsWith('.') || entry.name === '.bin') await symlink(source, target);
  }
}

/** Copies the sources of the repository into an empty folder, where tests may edit them. */
export async function copySources(folder: string): Promise<void> {
  const packages = [''];
  await cp(repositoryRoot, folder, {
    recursive: true,
    filter: (source) => {
      const name = basename(source);
      if (name === 'node_modules') packages.push(relative(repositoryRoot, join(source, '..')));
      return source === repositoryRoot || !(name === 'node_modules' || left.has(name));
    },
  });
  for (const place of new Set(packages)) {
    await linkPackages(join(repositoryRoot, place, 'node_modules'), join(folder, place, 'node_modules'));
  }
}

/** Replaces one place of a file. @throws when the file does not hold it: the test is to follow the source */
export async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} no longer says ${from}`);
  await writeFile(file, text.replace(from, to));
}
