import { join } from 'node:path';
import { remotesIn } from '@roommate/build/remotes';
import { repositoryRoot, runMain } from '@roommate/server/env';
import { publishBuilds } from '@roommate/platform-cli';
import { FolderStore } from '@roommate/release-store';
import { Command } from 'commander';

/** Releases all builds of this repository into a folder, for the site's image. */
async function releaseAll(folder: string): Promise<void> {
  const names = ['shell', ...remotesIn(repositoryRoot).map(({ name }) => name)];
  await publishBuilds(
    new FolderStore(folder),
    names.map((name) => join(repositoryRoot, name)),
  );
}

await runMain(() => new Command('release-all').argument('<folder>').action(releaseAll).parseAsync());
