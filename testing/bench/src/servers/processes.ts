import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { repositoryRoot } from '@roommate/server/env';

const READY_TIMEOUT_MS = 60_000;

/**
 * Polls until a process is ready.
 * @throws if it has ended, or takes longer than a minute
 */
export async function becomesReady(
  name: string,
  isReady: () => Promise<boolean>,
  hasEnded = () => false,
): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!(await isReady())) {
    if (hasEnded() || Date.now() > deadline) throw new Error(`${name} is not ready.`);
    await wait(50);
  }
}

/** The measured processes, separate as in production. Their logs go to a file in a folder. */
export class Processes {
  readonly #children: ChildProcess[] = [];
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * @param args arguments of node, in the repository's root
   * @param isReady polled until it returns true
   * @throws if it ends before or takes longer than a minute
   */
  async start(args: string[], env: Record<string, string>, isReady: () => Promise<boolean>): Promise<void> {
    const child = spawn(process.execPath, args, {
      cwd: repositoryRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', openSync(join(this.#folder, `${this.#children.length}.log`), 'w'), 'inherit'],
    });
    this.#children.push(child);
    await becomesReady(`The process ${args.join(' ')}`, isReady, () => child.exitCode !== null);
  }

  /** Stops all processes, the last started first. */
  async stop(): Promise<void> {
    for (const child of this.#children.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
  }
}
