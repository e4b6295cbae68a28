import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';

/** One command of a test run. */
export interface Stage {
  readonly name: string;
  /** A program of node_modules/.bin, or its path, with its arguments. */
  readonly command: readonly [string, ...string[]];
  /** The working directory, relative to the root. */
  readonly cwd?: string;
}

interface StageResult {
  readonly output: string;
  readonly ok: boolean;
  readonly seconds: number;
}

/** Runs a stage, copies its output to the terminal, and collects it. */
export async function runStage({ name, command, cwd = '.' }: Stage): Promise<StageResult> {
  const [program, ...args] = command;
  console.log(`\n== ${name}: ${command.join(' ')}`);
  const started = performance.now();
  const child = spawn(resolve(repositoryRoot, 'node_modules/.bin', program), args, {
    cwd: join(repositoryRoot, cwd),
    // Without its daemon, Nx leaves no process behind.
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  for (const [source, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    source.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      target.write(chunk);
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const seconds = (performance.now() - started) / 1000;
  return { output: Buffer.concat(chunks).toString('utf8'), ok: code === 0, seconds };
}
