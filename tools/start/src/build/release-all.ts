import { join } from 'node:path';
import { repositoryRoot } from '@roommate/env';
import { releaseRemotes, releaseShell } from '@roommate/release';

const remotes = ['mfe-listings', 'mfe-dashboard', 'mfe-marketing'];

/** Makes the builds live on this machine; a build that is live already stays as it is. */
export async function releaseAll(releasesDir: string): Promise<void> {
  const workspace = (name: string): string => join(repositoryRoot, name);
  await releaseShell(releasesDir, workspace('shell'));
  await releaseRemotes(releasesDir, remotes.map(workspace));
}
