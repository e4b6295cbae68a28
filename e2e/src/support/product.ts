import { spawn, type ChildProcess } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
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

async function parentOf(pid: number): Promise<number | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
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

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/roommates/count`)).ok;
  } catch {
    return false;
  }
}

/** Starts the product with README's command and waits until the site and the API answer. */
export async function startProduct(sitePort: number, dataDir: string): Promise<Product> {
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, ...environmentFor(sitePort, dataDir) },
    stdio: ['ignore', 'ignore', 'inherit'],
    // A process group of its own, as a terminal gives one: Ctrl-C goes to all of it.
    detached: true,
  });
  const url = `http://localhost:${sitePort}`;
  const deadline = Date.now() + 240_000;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The product did not start at ${url}.`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  const { pid } = child;
  if (pid === undefined) throw new Error('The product has no process.');
  return {
    url,
    killAll: async () => {
      for (const victim of await descendants(pid)) process.kill(victim, 'SIGKILL');
      await ended(child);
    },
    stop: async () => {
      process.kill(-pid, 'SIGINT');
      await ended(child);
    },
  };
}
