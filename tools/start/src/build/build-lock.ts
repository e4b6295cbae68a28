import { mkdir, open, readFile, rm } from 'node:fs/promises';
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

async function tryToLock(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(String(process.pid));
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const owner = Number(await readFile(file, 'utf8').catch(() => ''));
  // A file without a number yet belongs to a process that is just writing it.
  if (owner > 0 && !isAlive(owner)) await rm(file, { force: true });
  return false;
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
): Promise<Result> {
  await mkdir(dirname(file), { recursive: true });
  while (!(await tryToLock(file))) await wait(POLL_MS, undefined, { signal });
  try {
    return await run();
  } finally {
    await rm(file, { force: true });
  }
}
