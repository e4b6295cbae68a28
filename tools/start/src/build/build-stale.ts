import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ConfigurationError, repositoryRoot } from '@roommate/env';
import { sourceFingerprint } from './fingerprint.ts';

/** The workspaces that `npm start` runs; Nx builds the libs that they need. */
const projects = ['api-nest', 'shell-server', 'shell', 'mfe-listings', 'mfe-dashboard', 'mfe-marketing'];
const outputs = [
  'api-nest/dist/main.js',
  'shell/server/dist/main.js',
  'shell/dist/manifest.json',
  ...['mfe-listings', 'mfe-dashboard', 'mfe-marketing'].map((name) => `${name}/dist/mf-manifest.json`),
];

const stampFile = join(repositoryRoot, 'node_modules/.cache/roommate-start/built');

async function isFresh(fingerprint: string): Promise<boolean> {
  if (!outputs.every((file) => existsSync(join(repositoryRoot, file)))) return false;
  return (await readFile(stampFile, 'utf8').catch(() => '')) === fingerprint;
}

/**
 * Builds what is stale. Nx knows from its cache what that is, but needs seconds to find out; when no source was touched
 * since the last build, it is not asked.
 * @throws ConfigurationError with what the compiler said
 */
export async function buildStale(): Promise<void> {
  const fingerprint = await sourceFingerprint();
  if (await isFresh(fingerprint)) return;
  console.log('Building what has changed …');
  const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');
  const args = [nx, 'run-many', '-t', 'build', '-p', ...projects, '--outputStyle=stream'];
  // No background process of Nx is left behind when the product stops.
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  await promisify(execFile)(process.execPath, args, {
    cwd: repositoryRoot,
    env,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: unknown) => {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new ConfigurationError(`${stdout}${stderr}\nThe build failed: nothing was started.`);
  });
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, fingerprint);
}
