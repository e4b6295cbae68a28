import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, workspaceFolder } from '@roommate/server/env';

interface Package {
  readonly name: string;
  readonly dependencies?: Record<string, string>;
}

/** The runtime dependencies of the workspaces and of their libs, by the name of the package. */
export function runtimeDependencies(folders: readonly string[]): Map<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>();
  const visit = (folder: string): void => {
    const source = readFileSync(join(repositoryRoot, folder, 'package.json'), 'utf8');
    const { name, dependencies = {} } = JSON.parse(source) as Package;
    if (found.has(name)) return;
    const names = Object.keys(dependencies);
    found.set(name, new Set(names));
    for (const lib of names.filter((each) => each.startsWith('@roommate/'))) visit(workspaceFolder(lib));
  };
  folders.forEach(visit);
  return found;
}
