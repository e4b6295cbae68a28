import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  chooseReleases,
  remoteManifestSchema,
  singleVersionRegistry,
  type Release,
  type ShellRelease,
} from '@roommate/release-registry';
import { z } from 'zod';
import { NotReleasedError, type ReleaseReader } from '../releases/release-reader.ts';
import type { DevServerEntries } from './dev-server-entries.ts';
import { devBase, fetchOutput, type DevServer } from './dev-servers.ts';

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

/** Part of Module Federation's report (mf-manifest.json). */
const federationSchema = z.object({
  exposes: z.array(
    z.object({
      assets: z.object({ css: z.object({ sync: z.array(z.string()), async: z.array(z.string()) }) }),
    }),
  ),
});

/**
 * The style sheets of all pages of a remote. Without them, a rendered page would show without styles at first.
 * @returns no files while the server is unreachable: the pages of the other remotes do not need it
 */
async function readStyles(server: DevServer): Promise<string[]> {
  try {
    const response = await fetchOutput(server, '/mf-manifest.json');
    if (!response.ok) return [];
    const { exposes } = federationSchema.parse(await response.json());
    const files = exposes.flatMap(({ assets: { css } }) => [...css.sync, ...css.async]);
    return [...new Set(files)].filter(isEntryFile);
  } catch {
    return [];
  }
}

/** Renders pages again after each build of its server entry. */
const versionOf = (server: Release['server']): string =>
  server ? `dev-${server.integrity.replace(/\W/g, '').slice(-12)}` : 'dev';

interface Sources {
  repository: string;
  publicFolder: string;
  entries: DevServerEntries;
}

async function readShell(
  server: DevServer,
  { repository, publicFolder, entries }: Sources,
): Promise<ShellRelease> {
  const response = await fetchOutput(server, '/manifest.json');
  // The manifest appears after the first compilation without errors.
  if (!response.ok) throw new NotReleasedError('The shell does not compile. See its messages above.');
  const { js, css } = manifestSchema.parse(await response.json()).entries.index.initial;
  const files = await readdir(publicFolder, { recursive: true });
  const serverEntry = await entries.read(server);
  return {
    version: versionOf(serverEntry),
    ...(serverEntry && { server: serverEntry }),
    base: devBase(server),
    scripts: js.filter(isEntryFile),
    styles: css.filter(isEntryFile),
    integrity: {},
    shellApi: [await contractVersion(repository)],
    publicFiles: files.map((file) => file.replaceAll('\\', '/')),
  };
}

async function readRemote(server: DevServer, { repository, entries }: Sources): Promise<Release> {
  const text = await readFile(join(repository, server.name, 'remote.json'), 'utf8');
  const { name, paths } = remoteManifestSchema.parse(JSON.parse(text));
  const [serverEntry, styles] = await Promise.all([entries.read(server), readStyles(server)]);
  return {
    name,
    version: versionOf(serverEntry),
    ...(serverEntry && { server: serverEntry }),
    shellApi: await contractVersion(repository),
    base: devBase(server),
    remoteEntry: 'remoteEntry.js',
    routes: { scripts: [], styles },
    integrity: {},
    paths: paths.map(({ page: _, ...declared }) => declared),
  };
}

/** Presents the output of the development servers as releases. Reads it again for every page. */
export function devReleases(
  repository: string,
  entries: DevServerEntries,
  servers: readonly DevServer[],
): ReleaseReader {
  const publicFolder = join(repository, 'shell/public');
  const sources = { repository, publicFolder, entries };
  const [shellServer, ...remoteServers] = servers;
  const registry = async () => {
    if (!shellServer) throw new Error('DEV_SERVERS names no development server for the shell.');
    const [shell, ...remotes] = await Promise.all([
      readShell(shellServer, sources),
      ...remoteServers.map((server) => readRemote(server, sources)),
    ]);
    return singleVersionRegistry(shell, remotes);
  };
  return {
    folder: entries.folder,
    registry,
    async read(choose) {
      const current = await registry();
      const { shell, registry: chosen } = chooseReleases(current, choose);
      if (!shell) throw new NotReleasedError('The shell has no release.');
      const template = await readFile(join(repository, 'shell/index.html'), 'utf8');
      const cacheKey = JSON.stringify([shell, template, chosen]);
      return {
        cacheKey,
        revision: current.revision,
        registry: chosen,
        shell,
        template,
        shellFolder: publicFolder,
      };
    },
  };
}
