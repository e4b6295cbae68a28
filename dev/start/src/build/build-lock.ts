import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from '@roommate/server/errors';
import { open, type RootDatabase } from 'lmdb';

const POLL_MS = 200;
const HOLDER = 'holder';

/** Whether a process with this id exists; EPERM means that it belongs to another user. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** lmdb serialises the transactions of all processes, so only one of them takes the lock of a killed process. */
const tryToLock = (locks: RootDatabase<number, string>): boolean =>
  locks.transactionSync(() => {
    const holder = locks.get(HOLDER);
    if (holder !== undefined && isAlive(holder)) return false;
    locks.putSync(HOLDER, process.pid);
    return true;
  });

/**
 * Runs code that writes or reads the builds of this work tree while no other process does. Of two starts at the same
 * time, the second waits for the first. The lock of a killed process does not count.
 * @param folder of the lock
 * @throws AbortError if the signal aborts while it waits
 */
export async function withBuildLock<Result>(
  folder: string,
  signal: AbortSignal,
  run: () => Promise<Result>,
  pollMs = POLL_MS,
): Promise<Result> {
  const locks = open<number, string>({ path: folder });
  try {
    while (!tryToLock(locks)) await wait(pollMs, undefined, { signal });
    try {
      return await run();
    } finally {
      locks.removeSync(HOLDER);
    }
  } finally {
    await locks.close();
  }
}
