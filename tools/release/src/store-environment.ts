import { resolve } from 'node:path';
import { repositoryRoot } from '@roommate/env';
import { FolderStore, type ReleaseStore } from '@roommate/release-store';
import { z } from 'zod';

/** Where releases go: the same variables as the site's. */
export const storeEnvironment = z.object({
  DATA_DIR: z.string().default('.data'),
  RELEASES_DIR: z.string().optional(),
});

export function storeOf({ DATA_DIR, RELEASES_DIR }: z.infer<typeof storeEnvironment>): ReleaseStore {
  return new FolderStore(resolve(repositoryRoot, RELEASES_DIR ?? `${DATA_DIR}/releases`));
}
