import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { environmentFor } from './product-environment.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A product of its own, beside the one under test: for tests that stop or kill it. */
export interface Product {
  url: string;
  /** `kill -9` of the starter and of every process that it has started, at once. */
  killAll(): Promise<void>;
  /** Ctrl-C, and the end of all processes. */
  stop(): Promise<void>;
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

/** Resolves at the line that `npm start` prints when every part is healthy; sign-in takes the longest. */
const ready = (child: ChildProcessByStdio<null, Readable, null>) =>
  new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('Ready in ')) resolve();
    });
    child.once('exit', () => reject(new Error('The product ended before it was ready.')));
  });

/** Starts the product with README's command and waits until it says that it is ready. */
export async function startProduct(sitePort: number, dataDir: string): Promise<Product> {
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, ...environmentFor(sitePort, dataDir) },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group of its own, as a terminal gives one: Ctrl-C goes to all of it.
    detached: true,
  });
  const url = `http://localhost:${sitePort}`;
  await ready(child);
  const { pid } = child;
  if (pid === undefined) throw new Error('The product has no process.');
  return {
    url,
    killAll: async () => {
      const victims = await descendants(pid);
      for (const victim of victims) process.kill(victim, 'SIGKILL');
      await ended(child);
      // Only a process that is gone has given back its ports and the lock of its data folder.
      await expect
        .poll(async () => (await Promise.all(victims.map(parentOf))).filter(Boolean), { timeout: 60_000 })
        .toEqual([]);
    },
    stop: async () => {
      process.kill(-pid, 'SIGINT');
      await ended(child);
    },
  };
}
