import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  singleVersionRegistry,
  type Registry,
  type Release,
  type ReleasedPath,
  type ReleaseRegistry,
  type ShellRelease,
} from '@roommate/release-registry';
import { releaseReader } from '../releases/release-reader.ts';
import type { SiteOptions } from '../config/site-options.ts';
import { createSite } from '../site/create-site.ts';

export const hash = (char: string): string => `sha384-${char.repeat(64)}`;

export const remote = (name: string, version: string, ...paths: ReleasedPath[]): Release => ({
  name,
  version,
  shellApi: '1.0.0',
  base: `/mfe/${name}/${version}/`,
  remoteEntry: 'remoteEntry.js',
  routes: { scripts: ['static/routes.js'], styles: ['static/routes.css'] },
  integrity: { 'remoteEntry.js': hash('R'), 'static/routes.js': hash('S') },
  paths,
});

export const registryOf = (...releases: Release[]): Registry => ({
  format: 1,
  remotes: Object.fromEntries(releases.map((release) => [release.name, release])),
});

export const shell: ShellRelease = {
  version: '1',
  base: '/shell/1/',
  scripts: ['static/vendor.js', 'static/index.js'],
  styles: ['static/index.css'],
  integrity: { 'static/index.js': hash('I') },
  shellApi: ['1.0.0'],
  publicFiles: ['pictures/room.svg', 'pictures/room.webp', 'pictures/room.avif', 'pictures/face.webp'],
};

const script = `console.log(${JSON.stringify('room '.repeat(500))});`;
const files: Record<string, string | Buffer> = {
  'shell/1/index.html':
    '<html><head><!-- site:head --></head><body><!-- site:skeleton --><template data-skeleton="title"><i><!-- site:title --></i></template><!-- site:data --></body></html>',
  'shell/1/manifest.json': '{"inner":true}',
  'shell/1/pictures/room.svg': '<svg/>',
  'shell/1/pictures/room.webp': 'webp',
  'shell/1/pictures/room.avif': 'avif',
  'shell/1/pictures/face.webp': 'face',
  'mfe/mfe-listings/1/remoteEntry.js': script,
  'mfe/mfe-listings/1/remoteEntry.js.br': brotliCompressSync(script),
  'mfe/mfe-listings/1/remoteEntry.js.gz': gzipSync(script),
  'mfe/mfe-listings/1/server.cjs': script,
  'shell/1/server.cjs': script,
  'mfe/mfe-listings/.unfinished-1/remoteEntry.js': script,
};

/** A site with releases in a temporary folder. `close` deletes the folder. */
export async function siteFixture(options: Partial<SiteOptions> = {}, log: SiteLog = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'site-test-'));
  const write = async (name: string, content: string | Buffer): Promise<void> => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  };
  for (const [name, content] of Object.entries(files)) await write(name, content);
  let revision = 0;
  /** Writes the next revision of the registry. */
  const change = (registry: ReleaseRegistry): Promise<void> => {
    revision += 1;
    const name = `registry/${String(revision).padStart(8, '0')}.json`;
    return write(name, JSON.stringify({ ...registry, revision }));
  };
  /** Publishes another shell with these remotes. */
  const publish = (other: ShellRelease, { remotes }: Registry): Promise<void> =>
    change(singleVersionRegistry(other, Object.values(remotes)));
  /** Publishes releases. @param staged releases that are not live */
  const release = ({ remotes }: Registry, ...staged: Release[]): Promise<void> => {
    const registry = singleVersionRegistry(shell, Object.values(remotes));
    for (const [name, { releases }] of Object.entries(singleVersionRegistry(shell, staged).remotes)) {
      Object.assign(registry.remotes[name]?.releases ?? {}, releases);
    }
    return change(registry);
  };
  await release(
    registryOf(
      remote(
        'mfe-listings',
        '1',
        {
          path: '/browse-listings',
          access: 'public',
          page: { scripts: ['static/browse.js', 'static/routes.js'], styles: ['static/browse.css'] },
        },
        {
          path: '/roommate/:id',
          access: 'signed-in',
          meta: { title: 'A room', description: 'Of somebody.' },
          skeleton: ['title'],
          skeletonsByQuery: { 'view=table': ['rows'] },
        },
      ),
      remote('mfe-marketing', '1', {
        path: '/',
        access: 'public',
        meta: { title: 'Find "your" roommate', description: 'Rooms & roommates.' },
      }),
    ),
  );
  const invalid: unknown[] = [];
  const site = await createSite(
    {
      releases: releaseReader(folder, (error) => invalid.push(error)),
      config: {
        firebase: null,
        emulator: { projectId: 'demo-test' },
        apiBase: '/api',
        remotesOrigin: null,
        verifyFiles: true,
        serviceWorker: true,
      },
      siteUrl: 'https://rooms.example',
      apiUrl: 'http://127.0.0.1:1',
      emulatorUrl: undefined,
      drainMs: 0,
      ...options,
    },
    log,
  );
  const close = async (): Promise<void> => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { site, folder, write, change, publish, release, invalid, script, close };
}

type SiteLog = Parameters<typeof createSite>[1];

export type SiteFixture = Awaited<ReturnType<typeof siteFixture>>;
