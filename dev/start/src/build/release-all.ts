import { join } from 'node:path';
import { remotesIn } from '@roommate/build/remotes';
import { repositoryRoot } from '@roommate/server/env';
import { publishBuilds } from '@roommate/platform-cli';
import type { ReleaseStore } from '@roommate/release-store';

/** Makes the builds live on this machine; a build that is live already, or was rolled back, stays as it is. */
export async function releaseAll(store: ReleaseStore): Promise<void> {
  const names = ['shell', ...remotesIn(repositoryRoot).map(({ name }) => name)];
  const folders = names.map((name) => join(repositoryRoot, name));
  const heldBack = await publishBuilds(store, folders);
  if (heldBack.length === 0) return;
  console.log(
    `Not live, as the last release command wants it: this build of ${heldBack.join(', ')}. (npm run release -- list)`,
  );
}
