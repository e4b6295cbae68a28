import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  chooseReleases,
  remoteManifestSchema,
  type Release,
  type ShellRelease,
} from '@roommate/release-registry';
import { z } from 'zod';
import { NotReleased, type LiveReleases } from '../releases/live-releases.ts';
import { singleVersionRegistry } from '../releases/single-version-registry.ts';
import { devBase, type DevServer } from './dev-servers.ts';

const manifestSchema = z.object({
  entries: z.object({
    index: z.object({ initial: z.object({ js: z.array(z.string()), css: z.array(z.string()).default([]) }) }),
  }),
});

/** The shell-api version in the sources, as a build reports it. */
async function contractVersion(repository: string): Promise<string> {
  const text = await readFile(join(repository, 'libs/shell-api/package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

/** After an edit the manifest also lists hot updates for open pages. A new page cannot start with them. */
const isEntryFile = (file: string): boolean => !file.includes('.hot-update.');

async function readShell(server: DevServer, repository: string, publicFolder: string): Promise<ShellRelease> {
  const response = await fetch(new URL('/manifest.json', server.url));
  // The manifest appears after the first compilation without errors.
  if (!response.ok) throw new NotReleased('The shell does not compile. See its messages above.');
  const { js, css } = manifestSchema.parse(await response.json()).entries.index.initial;
  const files = await readdir(publicFolder, { recursive: true });
  return {
    version: 'dev',
    base: devBase(server),
    scripts: js.filter(isEntryFile),
    styles: css.filter(isEntryFile),
    integrity: {},
    shellApi: [await contractVersion(repository)],
    publicFiles: files.map((file) => file.replaceAll('\\', '/')),
  };
}

async function readRemote(server: DevServer, repository: string): Promise<Release> {
  const text = await readFile(join(repository, server.name, 'remote.json'), 'utf8');
  const { name, paths } = remoteManifestSchema.parse(JSON.parse(text));
  return {
    name,
    version: 'dev',
    shellApi: await contractVersion(repository),
    base: devBase(server),
    remoteEntry: 'remoteEntry.js',
    routes: { scripts: [], styles: [] },
    integrity: {},
    paths: paths.map(({ page: _, ...declared }) => declared),
  };
}

/** Presents the output of the development servers as releases. Reads it again for every page. */
export function devReleases(repository: string, folder: string, servers: readonly DevServer[]): LiveReleases {
  const publicFolder = join(repository, 'shell/public');
  const [shellServer, ...remoteServers] = servers;
  const registry = async () => {
    if (!shellServer) throw new Error('DEV_SERVERS names no development server for the shell.');
    const [shell, ...remotes] = await Promise.all([
      readShell(shellServer, repository, publicFolder),
      ...remoteServers.map((server) => readRemote(server, repository)),
    ]);
    return singleVersionRegistry(shell, remotes);
  };
  return {
    folder,
    registry,
    async read(choose) {
      const { shell, registry: chosen } = chooseReleases(await registry(), choose);
      if (!shell) throw new NotReleased('The shell has no release.');
      const template = await readFile(join(repository, 'shell/index.html'), 'utf8');
      const revision = JSON.stringify([shell, template, chosen]);
      return { revision, registry: chosen, shell, template, shellFolder: publicFolder };
    },
  };
}
