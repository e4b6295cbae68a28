import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
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

const program = join(import.meta.dirname, 'publish-program.ts');
const noCheck = () => Promise.resolve([]);
const remote = (script: string) => remoteWorkspace('mfe-rooms', ['/rooms'], { script });

/** Publishes a build in a separate process. @returns the signal that ended it */
async function publishIn(folder: string, workspace: string, crashAt = ''): Promise<string | null> {
  return (await runWithCrash([program, folder, workspace], crashAt)).signal;
}

async function storeWithRelease() {
  const place = await folderStore();
  await publishBuilds(place.store, [await shellWorkspace(), await remote('first();')], noCheck);
  return { ...place, first: await place.live('mfe-rooms') };
}

const entryOf = async ({ store }: Awaited<ReturnType<typeof folderStore>>, base: string): Promise<string> =>
  String((await store.getRelease(base)).get('remoteEntry.js'));

// A release is written into a temporary folder, which is then renamed. A revision is written to a temporary file and linked.
it.each([
  ['the second file of the release', 'before open 2', false],
  ['a later file of the release', 'after open 5', false],
  ['the rename of the release', 'before rename 1', false],
  ['the end of the rename', 'after rename 1', false],
  ['the link of the revision', 'before link 1', false],
  ['the end of the link', 'after link 1', true],
])(
  'killed at %s: the previous release stays live, or the new one is complete',
  async (_what, crashAt, isNew) => {
    const place = await storeWithRelease();
    const next = await remote('second();');
    expect(await publishIn(place.folder, next, crashAt)).toBe('SIGKILL');
    const live = await place.live('mfe-rooms');
    expect(live.version === place.first.version).toBe(!isNew);
    expect(await entryOf(place, live.base)).toBe(isNew ? 'second();' : 'first();');

    expect(await publishIn(place.folder, next)).toBeNull();
    const then = await place.live('mfe-rooms');
    expect(then.version).not.toBe(place.first.version);
    expect(await entryOf(place, then.base)).toBe('second();');

    await prune(place.store, 'Rafiq', new Date(Date.now() + 2 * 3_600_000));
    const left = await readdir(place.folder, { recursive: true });
    expect(left.filter((name) => name.includes('.unfinished'))).toEqual([]);
  },
);

it('records two concurrent publishes in the history, and the live release is complete', async () => {
  const place = await storeWithRelease();
  const texts = ['second();', 'third();'];
  const builds = await Promise.all(texts.map(remote));
  expect(await Promise.all(builds.map((build) => publishIn(place.folder, build)))).toEqual([null, null]);
  const { history, revision } = await place.registry();
  const [last, before] = history;
  expect(revision).toBe(3);
  expect([last?.action, before?.action, last?.from]).toEqual(['publish', 'publish', before?.version]);
  const live = await place.live('mfe-rooms');
  expect(live.version).toBe(last?.version);
  expect(texts).toContain(await entryOf(place, live.base));
});
