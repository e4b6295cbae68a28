import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { RefusedChangeError } from '../registry/refusal.ts';
import type { Build } from './build.ts';
import { readBuild } from './read-build.ts';

const rsbuild = join(
  dirname(createRequire(import.meta.url).resolve('@rsbuild/core/package.json')),
  'bin/rsbuild.js',
);

/**
 * Builds one remote or the shell for production, and reads the build. It uses a temporary folder, so that other builds in
 * this working tree cannot mix with it.
 * @throws RefusedChangeError with the output of the compiler
 */
export async function buildWorkspace(workspace: string): Promise<Build> {
  const dist = await mkdtemp(join(tmpdir(), 'release-build-'));
  try {
    const args = ['--conditions=@roommate/source', rsbuild, 'build', '--dist-path', dist];
    const env = { ...process.env, NODE_ENV: 'production' };
    const options = { cwd: workspace, env, maxBuffer: 64 * 1024 * 1024 };
    await promisify(execFile)(process.execPath, args, options).catch((error: unknown) => {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new RefusedChangeError(`${stdout}${stderr}\nThe build failed: nothing was published.`);
    });
    return await readBuild(workspace, dist);
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}
