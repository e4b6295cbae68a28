import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  chooseReleases,
  remoteManifestSchema,
  type Release,
  type ShellRelease,
} from '@roommate/release-registry';
import { z } from 'zod';
import { NotReleased, type LiveReleases } from '../live-releases.ts';
import { soleReleases } from '../sole-releases.ts';
import { devBase, type DevServer } from './dev-servers.ts';

const manifestSchema = z.object({
  entries: z.object({
    index: z.object({ initial: z.object({ js: z.array(z.string()), css: z.array(z.string()).default([]) }) }),
  }),
});

/** After an edit the manifest also names what open pages get, which is nothing that a new page could start with. */
const isWhole = (file: string): boolean => !file.includes('.hot-update.');

async function shellOf(server: DevServer, publicFolder: string): Promise<ShellRelease> {
  const answer = await fetch(new URL('/manifest.json', server.url));
  // There is none before the shell has been compiled once without an error.
  if (!answer.ok) throw new NotReleased('The shell does not compile: its messages above tell why.');
  const { js, css } = manifestSchema.parse(await answer.json()).entries.index.initial;
  const files = await readdir(publicFolder, { recursive: true });
  return {
    version: 'dev',
    base: devBase(server),
    scripts: js.filter(isWhole),
    styles: css.filter(isWhole),
    integrity: {},
    shellApi: ['1.0.0'],
    publicFiles: files.map((file) => file.replaceAll('\\', '/')),
  };
}

async function remoteOf(server: DevServer, repository: string): Promise<Release> {
  const text = await readFile(join(repository, server.name, 'remote.json'), 'utf8');
  const { name, paths } = remoteManifestSchema.parse(JSON.parse(text));
  return {
    name,
    version: 'dev',
    shellApi: '1.0.0',
    base: devBase(server),
    remoteEntry: 'remoteEntry.js',
    routes: { scripts: [], styles: [] },
    integrity: {},
    paths: paths.map(({ page: _, ...declared }) => declared),
  };
}

/** What the development servers compile, in the place of releases; read anew for every page. */
export function devReleases(repository: string, folder: string, servers: readonly DevServer[]): LiveReleases {
  const publicFolder = join(repository, 'shell/public');
  const [shellServer, ...remoteServers] = servers;
  const registry = async () => {
    if (!shellServer) throw new Error('No development server of the shell is given.');
    const [shell, ...remotes] = await Promise.all([
      shellOf(shellServer, publicFolder),
      ...remoteServers.map((server) => remoteOf(server, repository)),
    ]);
    return soleReleases(shell, remotes);
  };
  return {
    folder,
    registry,
    async read(choose) {
      const { shell, registry: chosen } = chooseReleases(await registry(), choose);
      if (!shell) throw new NotReleased('No release of the shell is chosen.');
      const template = await readFile(join(repository, 'shell/index.html'), 'utf8');
      const revision = JSON.stringify([shell, template, chosen]);
      return { revision, registry: chosen, shell, template, shellFolder: publicFolder };
    },
  };
}
