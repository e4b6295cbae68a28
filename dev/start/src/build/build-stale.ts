import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { remotesIn } from '@roommate/build/remotes';
import { ConfigurationError, repositoryRoot } from '@roommate/server/env';
import { sourceFingerprint } from './fingerprint.ts';

/** The workspaces that `npm start` runs; Nx builds the libs that they need. */
const remotes = remotesIn(repositoryRoot).map(({ name }) => name);
const projects = ['api-nest', 'shell-server', 'shell', ...remotes];
const outputs = [
  'api-nest/dist/main.js',
  'shell/server/dist/main.js',
  'shell/dist/manifest.json',
  ...remotes.map((name) => `${name}/dist/mf-manifest.json`),
];

const cacheFolder = join(repositoryRoot, 'node_modules/.cache/roommate-start');
const stampFile = join(cacheFolder, 'built');
/** Held by the process that builds, and by the one that releases what was built. */
export const buildLockFile = join(cacheFolder, 'build.lock');

async function isFresh(fingerprint: string): Promise<boolean> {
  if (!outputs.every((file) => existsSync(join(repositoryRoot, file)))) return false;
  return (await readFile(stampFile, 'utf8').catch(() => '')) === fingerprint;
}

/**
 * Builds these workspaces and the libs that they need, as far as Nx does not find them in its cache.
 * @throws ConfigurationError with what the compiler said
 */
export async function build(projects: readonly string[], signal: AbortSignal): Promise<void> {
  const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');
  const args = [nx, 'run-many', '-t', 'build', '-p', projects.join(','), '--outputStyle=stream'];
  // No background process of Nx is left behind when the product stops.
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  const options = { cwd: repositoryRoot, env, signal, maxBuffer: 64 * 1024 * 1024 };
  await promisify(execFile)(process.execPath, args, options).catch((error: unknown) => {
    signal.throwIfAborted();
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new ConfigurationError(`${stdout}${stderr}\nThe build failed: nothing was started.`);
  });
}

/**
 * Builds all that `npm start` runs. Nx needs seconds to find out what is stale; when no source was touched since the
 * last build, it is not asked.
 */
export async function buildStale(signal: AbortSignal): Promise<void> {
  const fingerprint = await sourceFingerprint();
  if (await isFresh(fingerprint)) return;
  console.log('Building what has changed …');
  await build(projects, signal);
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, fingerprint);
}
