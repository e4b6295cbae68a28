import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotesIn } from '@roommate/build/remotes';
import { repositoryRoot } from '@roommate/server/env';

const manifests = ['shell/shell.json', ...remotesIn(repositoryRoot).map(({ name }) => `${name}/remote.json`)];

// With the default, an entry could grow by a third or more and nobody would notice.
it.each(manifests)('%s limits its server entry', (file) => {
  const manifest: unknown = JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8'));
  expect(manifest).toMatchObject({ budget: { server: expect.any(Number) as number } });
});
