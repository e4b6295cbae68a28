import { join } from 'node:path';
import { remotesIn } from '@roommate/build/remotes';
import { repositoryRoot } from '@roommate/server/env';
import { publishBuilds } from '@roommate/platform-cli';
import type { ReleaseStore } from '@roommate/release-store';

/** Makes the builds live on this machine, except builds that are live already or were rolled back. */
export async function releaseAll(store: ReleaseStore): Promise<void> {
  const names = ['shell', ...remotesIn(repositoryRoot).map(({ name }) => name)];
  const folders = names.map((name) => join(repositoryRoot, name));
  const heldBack = await publishBuilds(store, folders);
  if (heldBack.length === 0) return;
  console.log(
    `Not live, because of the last release command: this build of ${heldBack.join(', ')}. (npm run release -- list)`,
  );
}
