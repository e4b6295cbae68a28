import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';

/** A step of `npm test`. */
export interface Stage {
  name: string;
  /** A program of node_modules/.bin with its arguments. */
  command: [string, ...string[]];
  cwd?: string;
}

/** Runs a stage, shows what it says, and resolves to that and whether it succeeded. */
export async function runStage({ command, cwd = '.' }: Stage): Promise<{ output: string; ok: boolean }> {
  const [program, ...args] = command;
  const child = spawn(join(repositoryRoot, 'node_modules/.bin', program), args, {
    cwd: join(repositoryRoot, cwd),
    // No background process of Nx outlives the tests.
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    process.stdout.write(chunk);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    process.stderr.write(chunk);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { output: Buffer.concat(chunks).toString('utf8'), ok: code === 0 };
}
