import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface RemoteWorkspace {
  name: string;
  /** Where its development server listens when DEV_PORT is 3001, as by default. */
  devPort: number;
}

/** The remotes of a repository: the folders with a remote.json, by name. */
export function remotesIn(repository: string): RemoteWorkspace[] {
  return readdirSync(repository)
    .filter((folder) => folder.startsWith('mfe-') && existsSync(join(repository, folder, 'remote.json')))
    .map((folder) => {
      const text = readFileSync(join(repository, folder, 'remote.json'), 'utf8');
      const { devPort } = JSON.parse(text) as { devPort: number };
      return { name: folder, devPort };
    });
}
