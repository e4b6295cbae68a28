import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 200;

/** Whether a process of this machine has the number; one that may not be signalled is alive too. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A lock is a file with the number of the process that holds it and a name that no other lock ever has. */
interface Holder {
  pid: number;
  id: string;
}

async function holderOf(file: string): Promise<Holder | undefined> {
  const [pid, id = ''] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
  return pid ? { pid: Number(pid), id } : undefined;
}

/** Whether there was no lock: then it is ours. The file comes with its content, so nobody ever reads half of it. */
async function create(file: string): Promise<boolean> {
  const id = randomUUID();
  const draft = `${file}.${id}`;
  await writeFile(draft, `${process.pid} ${id}`);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function tryToLock(file: string): Promise<boolean> {
  if (await create(file)) return true;
  const holder = await holderOf(file);
  if (holder && !isAlive(holder.pid)) await removeDead(file, holder);
  return false;
}

/**
 * Two waiters may find the same dead lock, and the second would remove the new lock of the first: only who holds the
 * lock of this very removal removes, and only what is still the same. That lock may in turn be a dead process's.
 */
async function removeDead(file: string, { id }: Holder): Promise<void> {
  const removal = `${file}.removal-${id}`;
  if (!(await tryToLock(removal))) return;
  if ((await holderOf(file))?.id === id) await rm(file, { force: true });
  await rm(removal, { force: true });
}

/**
 * Runs what writes or reads the builds of this work tree while no other process does: of two starts at once, the second
 * waits for the first. A lock whose process was killed counts for nothing.
 * @throws AbortError when told to stop while it waits
 */
export async function withBuildLock<Result>(
  file: string,
  signal: AbortSignal,
  run: () => Promise<Result>,
  pollMs = POLL_MS,
): Promise<Result> {
  await mkdir(dirname(file), { recursive: true });
  while (!(await tryToLock(file))) await wait(pollMs, undefined, { signal });
  try {
    return await run();
  } finally {
    await rm(file, { force: true });
  }
}
