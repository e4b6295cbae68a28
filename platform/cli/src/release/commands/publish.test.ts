import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { folderStore, remoteWorkspace, removeFolders, shellWorkspace } from '../testing/workspaces.ts';
import { checkWithoutRunning } from '../checks/check-build.ts';
import { publishBuilds } from './publish-builds.ts';

describe('publishing', () => {
  let fixture: Awaited<ReturnType<typeof folderStore>>;
  const publish = (...workspaces: string[]) => publishBuilds(fixture.store, workspaces, checkWithoutRunning);
  beforeEach(async () => {
    fixture = await folderStore();
    await publish(await shellWorkspace());
  });
  afterEach(removeFolders);

  it('writes the data that a page needs to load a remote', async () => {
    await publish(await remoteWorkspace('mfe-rooms', ['/a', '/a/:id']));
    const release = await fixture.live('mfe-rooms');
    const hash = createHash('sha384').update('run();').digest('base64');
    expect(release).toMatchObject({
      shellApi: '1.2.0',
      base: `/mfe/mfe-rooms/${release.version}/`,
      remoteEntry: 'remoteEntry.js',
      routes: { scripts: ['static/routes.js'], styles: ['static/routes.css'] },
      paths: [{ path: '/a', page: { scripts: ['static/page.js'] } }, { path: '/a/:id' }],
    });
    expect(release.version).toMatch(/^0\.1\.0-[0-9a-f]{12}$/);
    expect(release.integrity['remoteEntry.js']).toBe(`sha384-${hash}`);
    expect(Object.keys(release.integrity).sort()).toEqual([
      'remoteEntry.js',
      'static/page.js',
      'static/routes.css',
      'static/routes.js',
    ]);
  });

  it('records the author, the time, the commit and the sizes', async () => {
    await publish(await remoteWorkspace('mfe-rooms', ['/a']));
    const { remotes, history, revision } = await fixture.registry();
    const { version } = await fixture.live('mfe-rooms');
    const published = remotes['mfe-rooms']?.releases[version]?.published;
    expect(published?.by).not.toBe('');
    expect(published?.commit).toMatch(/^[0-9a-f]{40}/);
    expect(Math.abs(Date.now() - Date.parse(published?.at ?? ''))).toBeLessThan(60_000);
    expect(published?.sizes.scripts).toEqual({
      files: 3,
      bytes: 'run();page();'.length + 2106,
      brotliBytes: expect.any(Number) as number,
    });
    expect(published?.sizes.scripts.brotliBytes).toBeLessThan(100);
    expect(history[0]).toMatchObject({ action: 'publish', name: 'mfe-rooms', version, from: null, revision });
  });

  it('stores compressed text files, and no reports of the build', async () => {
    await publish(await remoteWorkspace('mfe-rooms', ['/a']));
    const base = join(fixture.folder, (await fixture.live('mfe-rooms')).base);
    const script = await readFile(join(base, 'static/routes.js'));
    expect(brotliDecompressSync(await readFile(join(base, 'static/routes.js.br')))).toEqual(script);
    expect(gunzipSync(await readFile(join(base, 'static/routes.js.gz')))).toEqual(script);
    expect(await readdir(base)).toEqual(['remoteEntry.js', 'static']);
  });

  it('changes nothing when the same build is published again', async () => {
    const workspace = await remoteWorkspace('mfe-rooms', ['/a']);
    await publish(workspace);
    const { revision } = await fixture.registry();
    await publish(workspace);
    expect((await fixture.registry()).revision).toBe(revision);
    expect(await readdir(join(fixture.folder, 'mfe/mfe-rooms'))).toHaveLength(1);
  });

  it('creates another release if only the paths change', async () => {
    await publish(await remoteWorkspace('mfe-rooms', ['/a']));
    await publish(await remoteWorkspace('mfe-rooms', ['/a', '/b']));
    expect((await fixture.live('mfe-rooms')).paths).toHaveLength(2);
  });

  it('keeps the previous release and leaves other remotes unchanged', async () => {
    await publish(await remoteWorkspace('mfe-rooms', ['/a']), await remoteWorkspace('mfe-people', ['/b']));
    const before = await fixture.registry();
    await publish(await remoteWorkspace('mfe-rooms', ['/a'], { script: 'newer();' }));
    const after = await fixture.registry();
    expect(after.remotes['mfe-people']).toEqual(before.remotes['mfe-people']);
    expect(after.remotes['mfe-rooms']?.live).not.toBe(before.remotes['mfe-rooms']?.live);
    expect(after.history[0]?.from).toBe(before.remotes['mfe-rooms']?.live);
    expect(await readdir(join(fixture.folder, 'mfe/mfe-rooms'))).toHaveLength(2);
  });

  it('publishes the shell with its contract version and public files, without files that only the server reads', async () => {
    const { shell } = await fixture.registry();
    const release = shell.releases[shell.live ?? '']?.release;
    expect(release).toMatchObject({
      scripts: ['static/js/a.js', 'static/js/b.js'],
      styles: ['static/css/a.css'],
      shellApi: ['1.2.0'],
      publicFiles: ['pictures/room.webp'],
    });
    const folder = join(fixture.folder, release?.base ?? '');
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain('<!-- site:head -->');
    expect((await readdir(folder)).sort()).toEqual(['index.html', 'pictures', 'static']);
  });

  it.each<[string, () => Promise<string>, string | RegExp]>([
    [
      'a path that another remote owns',
      () => remoteWorkspace('mfe-people', ['/room/:slug']),
      'mfe-rooms and mfe-people both declare the path /room/:slug: only one may own it.',
    ],
    [
      'a contract that the live shell does not provide',
      () => remoteWorkspace('mfe-people', ['/b'], { shellApi: '2.0.0' }),
      /mfe-people 0\.1\.0-\w+ needs shell-api \^2\.0\.0; the shell 0\.1\.0-\w+ provides 1\.2\.0\./,
    ],
    [
      'a build that exposes something else',
      () => remoteWorkspace('mfe-people', ['/b'], { expose: './pages' }),
      'mfe-people does not expose ./routes.',
    ],
    [
      'a build over its budget',
      () => remoteWorkspace('mfe-people', ['/b'], { budget: 0.01 }),
      /mfe-people: its scripts have 0\.\d KB \(brotli\), the budget is 0\.01 KB\./,
    ],
    [
      'a page over its budget',
      () => remoteWorkspace('mfe-people', ['/b'], { pageBudget: 0.02 }),
      /mfe-people: \/b needs 0\.\d KB of scripts \(brotli\), the budget of a page is 0\.02 KB\./,
    ],
    [
      'a build whose optional files are over their budget',
      () => remoteWorkspace('mfe-people', ['/b'], { optional: 1 }),
      /mfe-people: its optional files have 2\.\d KB \(brotli\), the budget is 1 KB\./,
    ],
    [
      'a copy of React',
      () => remoteWorkspace('mfe-people', ['/b'], { packages: { react: { 'cjs/react.production.js': 9 } } }),
      'mfe-people bundles its own copy of React. Import react, which the shell shares, and build with remoteConfig.',
    ],
    [
      'a copy of TanStack Query',
      () =>
        remoteWorkspace('mfe-people', ['/b'], {
          packages: { '@tanstack/query-core': { 'build/modern/query.js': 9 } },
        }),
      'mfe-people bundles its own copy of TanStack Query. Import @roommate/shell-api/query, which the shell shares,',
    ],
    [
      'a path of the site',
      () => remoteWorkspace('mfe-people', ['/login']),
      /remote\.json, paths\.\/login: the site itself uses \/login\./,
    ],
    [
      'a wrong remote.json',
      () => remoteWorkspace('mfe-people', ['rooms']),
      /remote\.json, paths\.rooms: a path consists of \/segments in kebab-case/,
    ],
  ])('refuses %s, with the reason, before anything is written', async (_what, workspace, reason) => {
    await publish(await remoteWorkspace('mfe-rooms', ['/room/:id']));
    const before = await fixture.registry();
    await expect(publish(await workspace())).rejects.toThrow(reason);
    expect(await fixture.registry()).toEqual(before);
    expect(await readdir(join(fixture.folder, 'mfe'))).toEqual(['mfe-rooms']);
  });

  it('counts optional files only in their own budget', async () => {
    const workspace = await remoteWorkspace('mfe-people', ['/b'], { budget: 1, optional: 3 });
    await expect(publish(workspace)).resolves.toBeDefined();
  });

  it('names a missing or incomplete file of a build', async () => {
    const workspace = await remoteWorkspace('mfe-rooms', ['/a']);
    await writeFile(join(workspace, 'dist/mf-manifest.json'), '{"exposes":');
    await expect(publish(workspace)).rejects.toThrow(/dist\/mf-manifest\.json is not JSON\./);
    await rm(join(workspace, 'dist'), { recursive: true });
    await expect(publish(workspace)).rejects.toThrow(/dist contains no build/);
  });

  it('shows readers a complete registry at every moment', async () => {
    const workspaces = await Promise.all([
      remoteWorkspace('mfe-rooms', ['/a'], { script: 'one();' }),
      remoteWorkspace('mfe-rooms', ['/a'], { script: 'two();' }),
    ]);
    await publish(...workspaces.slice(0, 1));
    let done = false;
    const reader = (async () => {
      const versions = new Set<string>();
      while (!done) versions.add((await fixture.live('mfe-rooms')).version);
      return versions;
    })();
    for (let i = 1; i <= 20; i += 1) await publish(...workspaces.slice(i % 2, (i % 2) + 1));
    done = true;
    expect((await reader).size).toBeGreaterThan(1);
  });
});
