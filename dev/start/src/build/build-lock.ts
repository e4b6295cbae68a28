import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from '@roommate/server/errors';

const POLL_MS = 200;

/** Whether a process with this id exists; EPERM means that it belongs to another user. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** A lock is a file. It has the id of the process that holds it and a unique id of its own. */
interface Holder {
  pid: number;
  id: string;
}

async function holderOf(file: string): Promise<Holder | undefined> {
  const [pid, id = ''] = (await readFile(file, 'utf8').catch(() => '')).split(' ');
  return pid ? { pid: Number(pid), id } : undefined;
}

/** Creates the lock unless there is one. The link appears with its content, so no process reads half of it. */
async function create(file: string): Promise<boolean> {
  const id = randomUUID();
  const draft = `${file}.${id}`;
  await writeFile(draft, `${process.pid} ${id}`);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function tryToLock(file: string): Promise<boolean> {
  if (await create(file)) return true;
  const holder = await holderOf(file);
  if (holder && !isAlive(holder.pid)) await removeStale(file, holder);
  return false;
}

/**
 * Two waiters may find the same stale lock. Then the second would remove the new lock of the first. So a removal has a
 * lock of its own, and removes only the lock with the same id. The lock of the removal may be stale too.
 */
async function removeStale(file: string, { id }: Holder): Promise<void> {
  const removal = `${file}.removal-${id}`;
  if (!(await tryToLock(removal))) return;
  if ((await holderOf(file))?.id === id) await rm(file, { force: true });
  await rm(removal, { force: true });
}

/**
 * Runs code that writes or reads the builds of this work tree while no other process does. Of two starts at the same
 * time, the second waits for the first. The lock of a killed process does not count.
 * @throws AbortError if the signal aborts while it waits
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
