import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface RemoteWorkspace {
  name: string;
  /** The port of its development server if DEV_PORT has its default, 3001. */
  devPort: number;
}

/** Finds the remotes of a repository: the folders with a remote.json, by name. */
export function remotesIn(repository: string): RemoteWorkspace[] {
  return readdirSync(repository)
    .filter((folder) => folder.startsWith('mfe-') && existsSync(join(repository, folder, 'remote.json')))
    .map((folder) => {
      const text = readFileSync(join(repository, folder, 'remote.json'), 'utf8');
      const { devPort } = JSON.parse(text) as { devPort: number };
      return { name: folder, devPort };
    });
}
