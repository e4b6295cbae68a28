import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { registrySchema, shellReleaseSchema } from '@roommate/release-registry';
import { releaseRemotes, releaseShell } from './release.ts';
import { remoteWorkspace, shellWorkspace } from './testing.ts';

describe('releasing', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'releases-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const registry = async () =>
    registrySchema.parse(JSON.parse(await readFile(join(folder, 'registry.json'), 'utf8')));
  const live = async (name: string) => {
    const release = (await registry()).remotes[name];
    if (!release) throw new Error(`${name} is not live`);
    return release;
  };

  it('writes what the page must know of a remote', async () => {
    await releaseRemotes(folder, [await remoteWorkspace('mfe-rooms', ['/a', '/a/:id'])]);
    const release = await live('mfe-rooms');
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

  it('compresses text once, at release, and leaves reports of the build out', async () => {
    await releaseRemotes(folder, [await remoteWorkspace('mfe-rooms', ['/a'])]);
    const base = join(folder, (await live('mfe-rooms')).base);
    const script = await readFile(join(base, 'static/routes.js'));
    expect(brotliDecompressSync(await readFile(join(base, 'static/routes.js.br')))).toEqual(script);
    expect(gunzipSync(await readFile(join(base, 'static/routes.js.gz')))).toEqual(script);
    expect(await readdir(base)).toEqual(['remoteEntry.js', 'static']);
  });

  it('changes nothing when the same build is released again', async () => {
    const workspace = await remoteWorkspace('mfe-rooms', ['/a']);
    expect(await releaseRemotes(folder, [workspace])).toBe(true);
    expect(await releaseRemotes(folder, [workspace])).toBe(false);
    expect(await readdir(join(folder, 'mfe/mfe-rooms'))).toHaveLength(1);
  });

  it('keeps the release before beside the new one, and other remotes as they are', async () => {
    await releaseRemotes(folder, [
      await remoteWorkspace('mfe-rooms', ['/a']),
      await remoteWorkspace('mfe-people', ['/b']),
    ]);
    const before = await registry();
    await releaseRemotes(folder, [await remoteWorkspace('mfe-rooms', ['/a'], { script: 'newer();' })]);
    const after = await registry();
    expect(after.remotes['mfe-people']).toEqual(before.remotes['mfe-people']);
    expect(after.remotes['mfe-rooms']?.version).not.toBe(before.remotes['mfe-rooms']?.version);
    expect(await readdir(join(folder, 'mfe/mfe-rooms'))).toHaveLength(2);
  });

  it('refuses a path that another remote owns, before anything is written', async () => {
    await releaseRemotes(folder, [await remoteWorkspace('mfe-rooms', ['/room/:id'])]);
    const before = await registry();
    await expect(
      releaseRemotes(folder, [await remoteWorkspace('mfe-people', ['/room/:slug'])]),
    ).rejects.toThrow('mfe-rooms and mfe-people both declare the path /room/:slug');
    expect(await registry()).toEqual(before);
    expect(await readdir(join(folder, 'mfe'))).toEqual(['mfe-rooms']);
  });

  it('says what is wrong in remote.json', async () => {
    await expect(releaseRemotes(folder, [await remoteWorkspace('mfe-rooms', ['rooms'])])).rejects.toThrow(
      /remote\.json, paths\.0\.path: a path is made of \/segments in kebab-case/,
    );
  });

  it('refuses a build that exposes no routes, and one that is missing', async () => {
    const other = await remoteWorkspace('mfe-rooms', ['/a'], { expose: './pages' });
    await expect(releaseRemotes(folder, [other])).rejects.toThrow('mfe-rooms does not expose ./routes.');
    await rm(join(other, 'dist'), { recursive: true });
    await expect(releaseRemotes(folder, [other])).rejects.toThrow('ENOENT');
    expect(await readdir(folder)).toEqual([]);
  });

  it('leaves no half of a release after a crash: what it left is written anew', async () => {
    const workspace = await remoteWorkspace('mfe-rooms', ['/a']);
    await releaseRemotes(folder, [workspace]);
    const { base } = await live('mfe-rooms');
    // As a process leaves it that is killed while it writes the folder: no folder of that name, no pointer.
    await rm(join(folder, base), { recursive: true });
    await rm(join(folder, 'registry.json'));
    await writeFile(join(folder, `registry.json.${process.pid}.tmp`), '{"format"');
    await releaseRemotes(folder, [workspace]);
    expect((await live('mfe-rooms')).base).toBe(base);
    expect((await readdir(folder)).sort()).toEqual(['mfe', 'registry.json']);
  });

  it('shows readers a whole registry at every moment', async () => {
    const workspaces = await Promise.all([
      remoteWorkspace('mfe-rooms', ['/a'], { script: 'one();' }),
      remoteWorkspace('mfe-rooms', ['/a'], { script: 'two();' }),
    ]);
    await releaseRemotes(folder, workspaces.slice(0, 1));
    let done = false;
    const reader = (async () => {
      const versions = new Set<string>();
      while (!done) versions.add((await live('mfe-rooms')).version);
      return versions;
    })();
    for (let i = 1; i <= 20; i += 1) await releaseRemotes(folder, workspaces.slice(i % 2, (i % 2) + 1));
    done = true;
    expect((await reader).size).toBeGreaterThan(1);
  });

  it('releases the shell with its public files, and without what only the server reads', async () => {
    const workspace = await shellWorkspace();
    expect(await releaseShell(folder, workspace)).toBe(true);
    expect(await releaseShell(folder, workspace)).toBe(false);
    const shell = shellReleaseSchema.parse(JSON.parse(await readFile(join(folder, 'shell.json'), 'utf8')));
    expect(shell).toMatchObject({
      scripts: ['static/js/a.js', 'static/js/b.js'],
      styles: ['static/css/a.css'],
      publicFiles: ['pictures/room.webp'],
    });
    expect(await readFile(join(folder, shell.base, 'index.html'), 'utf8')).toBe('<html></html>');
  });
});
