import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';
import { publishBuilds } from '../src/release/commands/publish-builds.ts';
import { prune } from '../src/release/commands/prune.ts';
import {
  folderStore,
  remoteWorkspace,
  removeFolders,
  shellWorkspace,
} from '../src/release/testing/workspaces.ts';
import { runWithCrash } from './run-with-crash.ts';

afterEach(removeFolders);

const name = 'mfe-marketing';
const contract = JSON.parse(readFileSync(join(repositoryRoot, 'libs/shell-api/package.json'), 'utf8')) as {
  version: string;
};

/** Runs the program of `npm run release -- publish`. */
function publishCommand(folder: string, crashAt: string) {
  const program = join(repositoryRoot, 'platform/cli/src/release/main.ts');
  return runWithCrash([program, 'publish', name, '--no-browser-check'], crashAt, {
    RELEASE_STORE: '',
    RELEASES_DIR: folder,
  });
}

it('a publish that is killed before its last step leaves the old release live, and the next one works', async () => {
  const { store, folder, live } = await folderStore();
  const shellApi = contract.version;
  const builds = [await shellWorkspace({ shellApi }), await remoteWorkspace(name, ['/faq'], { shellApi })];
  await publishBuilds(store, builds, () => Promise.resolve([]));
  const before = await live(name);

  const killed = await publishCommand(folder, 'before link 1');
  expect(killed.signal).toBe('SIGKILL');
  // The command had built, checked and stored the release.
  expect(killed.output).toContain('✓ size budget');
  const stored = (await store.listReleases()).filter(({ base }) => base.startsWith(`/mfe/${name}/`));
  expect(stored).toHaveLength(2);
  expect(await live(name)).toEqual(before);

  const { signal, output } = await publishCommand(folder, '');
  const after = await live(name);
  expect([signal, output.trim().split('\n').at(-1)]).toEqual([null, `${name} ${after.version} is live.`]);
  expect(stored.map(({ base }) => base)).toContain(after.base);
  await prune(store, 'Rafiq', new Date(Date.now() + 2 * 3_600_000));
  const left = await readdir(folder, { recursive: true });
  expect(left.filter((found) => found.includes('.unfinished'))).toEqual([]);
});
