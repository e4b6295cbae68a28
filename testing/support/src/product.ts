import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { repositoryRoot } from '@roommate/server/env';
import { environmentFor } from './product-environment.ts';

/** A running command of the README. */
export interface Running {
  /** Sends SIGKILL to the command and all its descendants at the same time. */
  killAll(): Promise<void>;
  /** Presses Ctrl-C and waits until all processes have ended. */
  stop(): Promise<void>;
}

/** A second product beside the one under test, for tests that stop or kill it. */
export interface Product extends Running {
  url: string;
}

/** Undefined for a process that has ended, reaped or not. */
async function parentOf(pid: number): Promise<number | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : Number(parent);
  } catch {
    return undefined;
  }
}

async function descendants(root: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = new Map(await Promise.all(pids.map(async (pid) => [pid, await parentOf(pid)] as const)));
  const found = [root];
  // The list grows during the loop: children, then their children.
  for (const parent of found) found.push(...pids.filter((pid) => parents.get(pid) === parent));
  return found;
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Resolves when the command prints the line that reports it ready. */
const ready = (child: ChildProcessByStdio<null, Readable, null>, line: RegExp) =>
  new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', (text) => {
      if (line.test(text)) resolve();
    });
    child.once('exit', () => reject(new Error('The command ended before it was ready.')));
  });

/** Ports and the lock of the data folder are free only when the processes have ended. */
const gone = (pids: readonly number[]) =>
  expect
    .poll(async () => (await Promise.all(pids.map(parentOf))).filter(Boolean), { timeout: 60_000 })
    .toEqual([]);

/** After this time the command is stopped, so that its test fails and leaves no process behind. */
const START_TIMEOUT_MS = 480_000;

interface Command {
  /** Arguments of npm. */
  args: string[];
  cwd?: string;
  env: Record<string, string>;
  readyLine: RegExp;
}

/** Runs a command of the README and waits until it reports that it is ready. */
export async function runCommand({ args, cwd = repositoryRoot, env, readyLine }: Command): Promise<Running> {
  const child = spawn('npm', args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    // Its own process group, as in a terminal: Ctrl-C reaches all of it.
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('The command did not start.');
  const late = setTimeout(() => process.kill(-pid, 'SIGINT'), START_TIMEOUT_MS);
  await ready(child, readyLine).finally(() => clearTimeout(late));
  return {
    killAll: async () => {
      const victims = await descendants(pid);
      for (const victim of victims) process.kill(victim, 'SIGKILL');
      await ended(child);
      await gone(victims);
    },
    stop: async () => {
      const started = await descendants(pid);
      process.kill(-pid, 'SIGINT');
      await ended(child);
      await gone(started);
    },
  };
}

/**
 * Starts the product with the README's command and waits until it reports that it is ready.
 * @param more variables besides those of its ports and data
 * @param cwd root of its sources
 */
export async function startProduct(
  sitePort: number,
  dataDir: string,
  more: Record<string, string> = {},
  cwd = repositoryRoot,
): Promise<Product> {
  const env = { ...environmentFor(sitePort, dataDir), ...more };
  const running = await runCommand({ args: ['start'], cwd, env, readyLine: /^Ready in / });
  return { ...running, url: `http://localhost:${sitePort}` };
}
