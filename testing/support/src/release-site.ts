import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { repositoryRoot } from '@roommate/server/env';
import { productEnvironment } from './product-environment.ts';
import { changeFiles, type Change } from './staged-files.ts';

const program = (path: string, sources = repositoryRoot): string[] => [
  '--conditions=@roommate/source',
  '--import',
  'tsx',
  join(sources, path),
];

interface Channel<Each> {
  live: string;
  releases: Record<string, { release: Each; published: unknown }>;
}

interface Registry {
  revision: number;
  shell: Channel<WithServer>;
  remotes: Record<string, Channel<Release>>;
}

interface WithServer {
  server?: { file: string; integrity: string };
}

interface Release extends WithServer {
  version: string;
  base: string;
  remoteEntry: string;
  shellApi: string;
  integrity: Record<string, string>;
}

type Tool = 'release' | 'preview';

/** A second site with the real builds of the product under test. A test may change its releases. */
export interface ReleaseSite {
  url: string;
  folder: string;
  registry(): Promise<Registry>;
  /** Runs `npm run release` or `npm run preview` on its store. @returns the output */
  run(tool: Tool, ...args: string[]): Promise<string>;
  /** As `run`, in a copy of the sources. */
  runIn(sources: string, tool: Tool, ...args: string[]): Promise<string>;
  /** Adds a release of a remote that differs from the live one. @returns its version */
  stage(name: string, version: string, change: Change): Promise<string>;
  /** The live release of a remote. */
  live(name: string): Promise<Release>;
  /** Writes the next revision of the registry. */
  rewrite(change: (registry: Registry) => void): Promise<void>;
  stop(): Promise<void>;
}

/** @param port a free port */
export async function startReleaseSite(
  port: number,
  variables: Record<string, string>,
): Promise<ReleaseSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'roommate-releases-'));
  const folder = join(dataDir, 'releases');
  await cp(join(productEnvironment.DATA_DIR ?? '', 'releases'), folder, { recursive: true });
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    ...productEnvironment,
    AUTH_EMULATOR_URL: `http://127.0.0.1:${productEnvironment.AUTH_EMULATOR_PORT}`,
    DATA_DIR: dataDir,
    RELEASES_DIR: folder,
    SITE_PORT: String(port),
    SITE_URL: url,
    ...variables,
  };
  // The start of the product has built it.
  const child = spawn(process.execPath, [join(repositoryRoot, 'shell/server/dist/main.js')], {
    cwd: repositoryRoot,
    env,
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await expect
    .poll(
      () =>
        fetch(url).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);

  const revisions = async () => (await readdir(join(folder, 'registry'))).filter((name) => /^\d/.test(name));
  const registry = async (): Promise<Registry> => {
    const latest = (await revisions()).sort().at(-1) ?? '';
    return JSON.parse(await readFile(join(folder, 'registry', latest), 'utf8')) as Registry;
  };
  const rewrite: ReleaseSite['rewrite'] = async (change) => {
    const next = await registry();
    change(next);
    next.revision += 1;
    const name = `${String(next.revision).padStart(8, '0')}.json`;
    await writeFile(join(folder, 'registry', name), JSON.stringify(next));
  };
  const live = async (name: string): Promise<Release> => {
    const channel = (await registry()).remotes[name];
    const record = channel?.releases[channel.live];
    if (!record) throw new Error(`${name} is not live.`);
    return record.release;
  };
  const runIn: ReleaseSite['runIn'] = async (sources, tool, ...args) => {
    const command = [...program(`platform/cli/src/${tool}/main.ts`, sources), ...args];
    return (await promisify(execFile)(process.execPath, command, { cwd: sources, env })).stdout;
  };
  return {
    url,
    folder,
    registry,
    rewrite,
    live,
    run: (tool, ...args) => runIn(repositoryRoot, tool, ...args),
    runIn,
    stage: async (name, version, change) => {
      const { base, remoteEntry, integrity, server, ...rest } = await live(name);
      const nextBase = `/mfe/${name}/${version}/`;
      await cp(join(folder, base), join(folder, nextBase), { recursive: true });
      const changed = await changeFiles(join(folder, nextBase), remoteEntry, change);
      const hashOf = (file: string, former: string): string => changed[file] ?? former;
      await rewrite(({ remotes }) => {
        const channel = remotes[name];
        const record = channel?.releases[channel.live];
        if (!record) return;
        const release = {
          ...rest,
          remoteEntry,
          version,
          base: nextBase,
          integrity: Object.fromEntries(
            Object.entries(integrity).map(([file, former]) => [file, hashOf(file, former)]),
          ),
          ...(server && { server: { ...server, integrity: hashOf(server.file, server.integrity) } }),
        };
        channel.releases[version] = { ...record, release };
      });
      return version;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
