import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuild } from '../builds/read-build.ts';
import { channelOf } from '../registry/channels.ts';
import { folderStore, remoteWorkspace, removeFolders, shellWorkspace } from '../testing/workspaces.ts';
import { canary, rollback } from './pointer-commands.ts';
import { prune } from './prune.ts';
import { checkWithoutRunning } from '../checks/check-build.ts';
import { publishBuilds } from './publish-builds.ts';
import { publish } from './publish.ts';

describe('pruning', () => {
  let fixture: Awaited<ReturnType<typeof folderStore>>;
  const versions: string[] = [];
  const name = 'mfe-rooms';
  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const left = async () => Object.keys(channelOf(await fixture.registry(), name).releases).sort();
  const folders = async () => (await readdir(join(fixture.folder, 'mfe', name))).sort();

  beforeEach(async () => {
    fixture = await folderStore();
    await publishBuilds(fixture.store, [await shellWorkspace()], checkWithoutRunning);
    versions.length = 0;
    for (let i = 0; i < 9; i += 1) {
      const build = await readBuild(await remoteWorkspace(name, ['/a'], { script: `run(${i});` }));
      await publish(fixture.store, [build], {
        author: { by: 'Rafiq', commit: null },
        check: checkWithoutRunning,
      });
      versions.push(build.release.version);
    }
  });
  afterEach(removeFolders);

  it('keeps the last five releases, the live one, the canary, and those that were live within a day', async () => {
    const [first = '', second = ''] = versions;
    await rollback(fixture.store, { by: 'Rafiq', name, version: first });
    await canary(fixture.store, { by: 'Rafiq', name, version: second, percent: 10 });
    expect(await prune(fixture.store, 'Rafiq', later(1.5))).toEqual([]);
    expect(await left()).toEqual([...versions].sort());
    const removed = await prune(fixture.store, 'Rafiq', later(48));
    expect(removed.sort()).toEqual([2, 3].map((i) => `/mfe/${name}/${versions[i]}/`).sort());
    const kept = [first, second, ...versions.slice(4)].sort();
    expect(await left()).toEqual(kept);
    expect(await folders()).toEqual(kept);
    expect((await fixture.registry()).history[0]).toMatchObject({ action: 'prune', by: 'Rafiq' });
  });

  it('keeps an ended canary for pages that are still open', async () => {
    const [first = ''] = versions;
    const order = { by: 'Rafiq', name, version: first };
    jest.useFakeTimers({ now: later(30), doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
    await canary(fixture.store, { ...order, percent: 10 });
    await canary(fixture.store, { ...order, percent: 0 });
    jest.useRealTimers();
    await prune(fixture.store, 'Rafiq', later(31));
    expect(await left()).toEqual([first, ...versions.slice(4)].sort());
    await prune(fixture.store, 'Rafiq', later(56));
    expect(await left()).toEqual(versions.slice(4).sort());
  });

  it('removes files of a killed publish, but no files of a running one', async () => {
    const lost = ['0.1.0-lost', '.unfinished-1'].map((folder) => join(fixture.folder, 'mfe', name, folder));
    for (const folder of lost) await mkdir(folder);
    await prune(fixture.store, 'Rafiq');
    expect(await folders()).toEqual(expect.arrayContaining(['0.1.0-lost', '.unfinished-1']));
    const hoursAgo = later(-2);
    for (const folder of lost) await utimes(folder, hoursAgo, hoursAgo);
    expect(await prune(fixture.store, 'Rafiq')).toEqual([`/mfe/${name}/0.1.0-lost/`]);
    expect(await folders()).toEqual([...versions].sort());
  });
});
