import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { environmentFor } from './product-environment.ts';

export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** What a command of the README has started. */
export interface Running {
  /** `kill -9` of the starter and of every process that it has started, at once. */
  killAll(): Promise<void>;
  /** Ctrl-C, and the end of all processes. */
  stop(): Promise<void>;
}

/** A product of its own, beside the one under test: for tests that stop or kill it. */
export interface Product extends Running {
  url: string;
}

/** Nothing for a process that has ended, reaped or not. */
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
  // The list grows while it is walked: children, then their children.
  for (const parent of found) found.push(...pids.filter((pid) => parents.get(pid) === parent));
  return found;
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Resolves at the line with which the command says that all it starts does its work. */
const ready = (child: ChildProcessByStdio<null, Readable, null>, line: RegExp) =>
  new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', (text) => {
      if (line.test(text)) resolve();
    });
    child.once('exit', () => reject(new Error('The command ended before it was ready.')));
  });

/** Only a process that is gone has given back its ports and the lock of its data folder. */
const gone = (pids: readonly number[]) =>
  expect
    .poll(async () => (await Promise.all(pids.map(parentOf))).filter(Boolean), { timeout: 60_000 })
    .toEqual([]);

/** A command that is not ready by then is stopped, so that its test fails and leaves nothing behind. */
const startTimeoutMs = 240_000;

interface Command {
  /** Of npm. */
  args: string[];
  cwd?: string;
  env: Record<string, string>;
  readyLine: RegExp;
}

/** Runs a command of the README and waits until it says that it is ready. */
export async function runCommand({ args, cwd = repositoryRoot, env, readyLine }: Command): Promise<Running> {
  const child = spawn('npm', args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group of its own, as a terminal gives one: Ctrl-C goes to all of it.
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('The command has no process.');
  const late = setTimeout(() => process.kill(-pid, 'SIGINT'), startTimeoutMs);
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
 * Starts the product with README's command and waits until it says that it is ready; sign-in takes the longest.
 * @param more variables beside those of its ports and data
 */
export async function startProduct(
  sitePort: number,
  dataDir: string,
  more: Record<string, string> = {},
): Promise<Product> {
  const env = { ...environmentFor(sitePort, dataDir), ...more };
  const running = await runCommand({ args: ['start'], env, readyLine: /^Ready in / });
  return { ...running, url: `http://localhost:${sitePort}` };
}
