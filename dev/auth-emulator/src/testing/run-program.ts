import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const newDataDir = () => mkdtemp(join(tmpdir(), 'auth-emulator-'));

export interface Program {
  process: ChildProcess;
  /** Everything it has printed so far. */
  output: () => string;
}

/** Runs the program as `npm start` does, in a process of its own. */
export function run(env: Record<string, string>): Program {
  const child = spawn(process.execPath, ['--conditions=@roommate/source', '--import', 'tsx', 'src/main.ts'], {
    cwd: join(__dirname, '../..'),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return { process: child, output: () => output };
}

export async function exitCode({ process: child }: Program): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** @throws with what the program printed, if it ends before it listens */
export async function runUntilReady(env: Record<string, string>): Promise<Program> {
  const program = run(env);
  const ended = exitCode(program).then(() => {
    throw new Error(`The emulator ended:\n${program.output()}`);
  });
  const ready = (async () => {
    while (!program.output().includes('keys at')) {
      await Promise.race([once(program.process.stdout ?? program.process, 'data'), ended]);
    }
  })();
  await Promise.race([ready, ended]);
  ended.catch(() => undefined);
  return program;
}

export async function kill(program: Program): Promise<void> {
  program.process.kill('SIGKILL');
  await exitCode(program);
}
