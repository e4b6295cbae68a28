import { execFile, type ExecFileException } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Enough for a busy machine. A module that never loads must not block a release forever. */
export const PROBE_TIMEOUT_MS = 60_000;

/**
 * Runs a program that loads a build, in a process of its own: docs/decisions/0061-run-the-build-at-publish.md.
 * @param program a file of the folder `probe`
 * @param files of the build
 * @param argsFor returns the arguments of the program for the folder with the files
 * @returns what the program prints, as JSON
 */
export async function runProbe(
  program: string,
  files: Iterable<readonly [name: string, content: Buffer]>,
  argsFor: (folder: string) => string[],
): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'release-probe-'));
  try {
    for (const [name, content] of files) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    const path = join(import.meta.dirname, '../probe', program);
    const args = ['--conditions=@roommate/source', '--import', 'tsx', path, ...argsFor(folder)];
    const env = { ...process.env, NODE_ENV: 'production' };
    const options = { timeout: PROBE_TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024, env };
    return JSON.parse((await promisify(execFile)(process.execPath, args, options)).stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The message of the error that ended the program. */
export const messageOf = (error: unknown): string => {
  const {
    stderr = '',
    message = '',
    killed,
    code,
  } = error as Partial<ExecFileException & { stderr: string }>;
  // An output that is too large has a code.
  if (killed === true && code === null) return `it does not end within ${PROBE_TIMEOUT_MS / 1000} seconds`;
  return /^\w*Error: .*$/m.exec(stderr)?.[0] ?? message.split('\n', 1)[0] ?? '';
};
