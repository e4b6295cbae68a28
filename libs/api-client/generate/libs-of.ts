import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot, workspaceFolder } from '@roommate/server/env';

interface Package {
  name: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
}

/**
 * The libs that a workspace needs to run, each before those that need it, as `npm run -w` takes them. Those that are
 * not built are left out.
 * @param folder of the workspace, from the root
 */
export async function libsOf(folder: string): Promise<string[]> {
  const found: string[] = [];
  const visit = async (place: string): Promise<Package> => {
    const source = await readFile(join(repositoryRoot, place, 'package.json'), 'utf8');
    const own = JSON.parse(source) as Package;
    for (const name of Object.keys(own.dependencies ?? {})) {
      if (!name.startsWith('@roommate/') || found.includes(name)) continue;
      const lib = await visit(workspaceFolder(name));
      if (lib.scripts?.build && !found.includes(name)) found.push(name);
    }
    return own;
  };
  await visit(folder);
  return found;
}
