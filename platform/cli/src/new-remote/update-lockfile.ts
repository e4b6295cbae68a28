import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const versionsSchema = z.record(z.string(), z.string());

/** The parts of a package.json that npm copies into the lockfile. */
const workspaceSchema = z.object({
  version: z.string(),
  dependencies: versionsSchema,
  devDependencies: versionsSchema,
});

/** Keeps the order of the fields. */
const recordSchema = z.record(z.string(), z.unknown());

/**
 * Adds a workspace to package-lock.json, or removes it. npm itself would query the registry for every package. All packages
 * of a new remote are already installed.
 */
export async function updateLockfile(repository: string, name: string, present: boolean): Promise<void> {
  const file = join(repository, 'package-lock.json');
  const lockfile = recordSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const entries = Object.entries(recordSchema.parse(lockfile.packages)).filter(
    ([path]) => path !== name && path !== `node_modules/${name}` && !path.startsWith(`${name}/`),
  );
  if (present) {
    const text = await readFile(join(repository, name, 'package.json'), 'utf8');
    entries.push([name, workspaceSchema.parse(JSON.parse(text))]);
    entries.push([`node_modules/${name}`, { resolved: name, link: true }]);
  }
  // npm's order.
  entries.sort(([a], [b]) => a.localeCompare(b, 'en'));
  lockfile.packages = Object.fromEntries(entries);
  await writeFile(file, `${JSON.stringify(lockfile, null, 2)}\n`);
}
