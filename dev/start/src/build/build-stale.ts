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

const CACHE_FOLDER = join(repositoryRoot, 'node_modules/.cache/roommate-start');
const STAMP_FILE = join(CACHE_FOLDER, 'built');
/** Its lock is held by the process that builds or releases the builds. */
export const BUILD_LOCK_FOLDER = join(CACHE_FOLDER, 'lock');

async function isFresh(fingerprint: string): Promise<boolean> {
  if (!outputs.every((file) => existsSync(join(repositoryRoot, file)))) return false;
  return (await readFile(STAMP_FILE, 'utf8').catch(() => '')) === fingerprint;
}

/**
 * Builds these workspaces and the libs that they need, unless Nx has them in its cache.
 * @throws ConfigurationError with the output of the compiler
 */
export async function build(projects: readonly string[], signal: AbortSignal): Promise<void> {
  const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');
  const args = [nx, 'run-many', '-t', 'build', '-p', projects.join(','), '--outputStyle=stream'];
  // Nx leaves no background process when the product stops.
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  const options = { cwd: repositoryRoot, env, signal, maxBuffer: 64 * 1024 * 1024 };
  await promisify(execFile)(process.execPath, args, options).catch((error: unknown) => {
    signal.throwIfAborted();
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new ConfigurationError(`${stdout}${stderr}\nThe build failed: nothing was started.`);
  });
}

/**
 * Builds everything that `npm start` runs. Nx needs seconds to find out what is stale. So it does not run if no source
 * changed since the last build.
 */
export async function buildStale(signal: AbortSignal): Promise<void> {
  const fingerprint = await sourceFingerprint();
  if (await isFresh(fingerprint)) return;
  console.log('Building changed workspaces …');
  await build(projects, signal);
  await mkdir(dirname(STAMP_FILE), { recursive: true });
  await writeFile(STAMP_FILE, fingerprint);
}
