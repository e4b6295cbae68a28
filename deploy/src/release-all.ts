import { join } from 'node:path';
import { ConfigurationError, repositoryRoot, runMain } from '@roommate/env';
import { releaseRemotes, releaseShell } from '@roommate/release';

const remotes = ['mfe-listings', 'mfe-dashboard', 'mfe-marketing'];

/** Releases all builds of this repository into the folder of the first argument: the content of the site's image. */
await runMain(async () => {
  const folder = process.argv[2];
  if (!folder) throw new ConfigurationError('Into which folder? release-all.ts FOLDER');
  await releaseShell(folder, join(repositoryRoot, 'shell'));
  await releaseRemotes(
    folder,
    remotes.map((name) => join(repositoryRoot, name)),
  );
});
