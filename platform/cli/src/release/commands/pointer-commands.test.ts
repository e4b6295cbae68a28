import { readRegistry } from '@roommate/release-store';
import { folderStore, remoteWorkspace, removeFolders, shellWorkspace } from '../testing/workspaces.ts';
import { channelOf } from '../registry/channels.ts';
import { readBuild } from '../builds/read-build.ts';
import { canary, promote, retire, rollback } from './pointer-commands.ts';
import { checkWithoutRunning } from '../checks/check-build.ts';
import { publishBuilds } from './publish-builds.ts';
import { publish } from './publish.ts';

describe('the live release', () => {
  let fixture: Awaited<ReturnType<typeof folderStore>>;
  let workspaces: string[];
  const versions: string[] = [];
  const name = 'mfe-rooms';
  const order = { by: 'Nusrat', name };
  const author = { by: 'Nusrat', commit: null };
  const publishAll = (built: readonly string[]) => publishBuilds(fixture.store, built, checkWithoutRunning);
  const channel = async () => channelOf(await readRegistry(fixture.store), name);

  beforeEach(async () => {
    fixture = await folderStore();
    const scripts = ['one();', 'two();', 'three();'];
    workspaces = await Promise.all(scripts.map((script) => remoteWorkspace(name, ['/a'], { script })));
    await publishAll([await shellWorkspace()]);
    versions.length = 0;
    for (const workspace of workspaces) {
      const build = await readBuild(workspace);
      await publish(fixture.store, [build], {
        author,
        stage: versions.length === 2,
        check: checkWithoutRunning,
      });
      versions.push(build.release.version);
    }
  });
  afterEach(removeFolders);

  it('does not change when a release is staged, until the release is promoted', async () => {
    expect((await channel()).live).toBe(versions[1]);
    await expect(promote(fixture.store, order)).rejects.toThrow('mfe-rooms has no canary: name the version');
    await promote(fixture.store, { ...order, version: versions[2] });
    expect((await channel()).live).toBe(versions[2]);
  });

  it('returns to the previous release, and with a second rollback to the one before', async () => {
    await promote(fixture.store, { ...order, version: versions[2] });
    await rollback(fixture.store, order);
    expect((await channel()).live).toBe(versions[1]);
    await rollback(fixture.store, order);
    expect((await channel()).live).toBe(versions[0]);
    await expect(rollback(fixture.store, order)).rejects.toThrow('mfe-rooms has no earlier release');
    await rollback(fixture.store, { ...order, version: versions[2] });
    expect((await channel()).live).toBe(versions[2]);
    expect((await fixture.registry()).history[0]).toMatchObject({
      by: 'Nusrat',
      action: 'rollback',
      version: versions[2],
      from: versions[0],
    });
  });

  it('is replaced by a canary for some visitors, until the canary is ended, promoted or rolled back', async () => {
    const version = versions[2] ?? '';
    await canary(fixture.store, { ...order, version, percent: 10 });
    expect(await channel()).toMatchObject({ live: versions[1], canary: { version, percent: 10 } });
    await canary(fixture.store, { ...order, version, percent: 0 });
    expect((await channel()).canary).toBeNull();
    await canary(fixture.store, { ...order, version, percent: 50 });
    await promote(fixture.store, order);
    expect(await channel()).toMatchObject({ live: version, canary: null });
    await canary(fixture.store, { ...order, version: versions[0] ?? '', percent: 5 });
    await rollback(fixture.store, order);
    expect(await channel()).toMatchObject({ live: versions[1], canary: null });
  });

  // Every object has a property `constructor`.
  it.each(['9.9.9', 'constructor'])(
    'cannot become the unknown version %s: the message lists the known ones',
    async (version) => {
      const orders = { ...order, version };
      for (const move of [
        rollback,
        promote,
        (...given: Parameters<typeof rollback>) => canary(given[0], { ...given[1], version, percent: 1 }),
      ])
        await expect(move(fixture.store, orders)).rejects.toThrow(
          `mfe-rooms has no release ${version}. It has: ${versions[0]}`,
        );
      const live = { ...order, version: versions[1] ?? '', percent: 1 };
      await expect(canary(fixture.store, live)).rejects.toThrow('is already live for everybody');
    },
  );

  it('cannot become a release that conflicts with other live releases', async () => {
    const shell = await shellWorkspace({ shellApi: '2.0.0' });
    await expect(publishAll([shell])).rejects.toThrow(
      /mfe-rooms .* needs shell-api \^1\.2\.0; the shell .* provides 2\.0\.0\./,
    );
    const moved = await remoteWorkspace(name, ['/b']);
    await publishAll([moved, await remoteWorkspace('mfe-people', ['/a'])]);
    await expect(rollback(fixture.store, order)).rejects.toThrow('both declare the path /a');
  });

  it('does not exist for a retired remote, and another remote may own its path', async () => {
    await retire(fixture.store, order);
    expect((await fixture.registry()).remotes).toEqual({});
    await publishAll([await remoteWorkspace('mfe-people', ['/a'])]);
    expect((await fixture.live('mfe-people')).paths[0]?.path).toBe('/a');
    await expect(retire(fixture.store, order)).rejects.toThrow('mfe-rooms is not a remote with releases.');
    await expect(retire(fixture.store, { ...order, name: 'shell' })).rejects.toThrow('shell is not a remote');
  });

  it('stays after a rollback when the product starts, until there is a different build', async () => {
    await rollback(fixture.store, order);
    expect(await publishAll(workspaces.slice(1, 2))).toEqual([name]);
    expect((await channel()).live).toBe(versions[0]);
    expect(await publishAll(workspaces.slice(2))).toEqual([name]);
    await promote(fixture.store, { ...order, version: versions[2] });
    await rollback(fixture.store, order);
    await rollback(fixture.store, { ...order, version: versions[1] });
    expect(await publishAll(workspaces.slice(2))).toEqual([name]);
    const other = await remoteWorkspace(name, ['/a'], { script: 'four();' });
    expect(await publishAll([other])).toEqual([]);
    expect((await channel()).live).not.toBe(versions[1]);
  });
});
