import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';

/**
 * Runs a TypeScript program in a separate process.
 * @param crashAt where crash-at.ts kills it; empty: nowhere
 * @returns the signal that ended it, and its standard output
 */
export async function runWithCrash(
  args: readonly string[],
  crashAt: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ signal: string | null; output: string }> {
  const loaded = ['tsx', join(import.meta.dirname, 'crash-at.ts')].flatMap((module) => ['--import', module]);
  const child = spawn(process.execPath, ['--conditions=@roommate/source', ...loaded, ...args], {
    cwd: repositoryRoot,
    env: { ...process.env, ...env, CRASH_AT: crashAt },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (_code, signal) => resolve({ signal, output }));
  });
}
