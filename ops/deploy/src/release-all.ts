import { join } from 'node:path';
import { remotesIn } from '@roommate/build/remotes';
import { ConfigurationError, repositoryRoot, runMain } from '@roommate/server/env';
import { publishBuilds } from '@roommate/platform-cli';
import { FolderStore } from '@roommate/release-store';

/** Releases all builds of this repository into the folder of the first argument: the content of the site's image. */
await runMain(async () => {
  const folder = process.argv[2];
  if (!folder) throw new ConfigurationError('Into which folder? release-all.ts FOLDER');
  const names = ['shell', ...remotesIn(repositoryRoot).map(({ name }) => name)];
  await publishBuilds(
    new FolderStore(folder),
    names.map((name) => join(repositoryRoot, name)),
  );
});
