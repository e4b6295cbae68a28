import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open } from 'lmdb';
import { withBuildLock } from './build-lock.ts';

describe('the build lock', () => {
  let folder: string;
  const { signal } = new AbortController();
  const deadProcess = spawnSync(process.execPath, ['--version']).pid;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'build-lock-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('runs one build after the other', async () => {
    const steps: string[] = [];
    let endFirst: () => void = () => undefined;
    const first = withBuildLock(folder, signal, async () => {
      steps.push('first begins');
      await new Promise<void>((resolve) => (endFirst = resolve));
      steps.push('first ends');
    });
    while (steps.length === 0) await new Promise(setImmediate);
    const second = withBuildLock(folder, signal, () => Promise.resolve(steps.push('second')));
    endFirst();
    await Promise.all([first, second]);
    expect(steps).toEqual(['first begins', 'first ends', 'second']);
  });

  it('is released after a failure', async () => {
    await expect(withBuildLock(folder, signal, () => Promise.reject(new Error('no build')))).rejects.toThrow(
      'no build',
    );
    expect(await withBuildLock(folder, signal, () => Promise.resolve('built'))).toBe('built');
  });

  /** Leaves the lock of a killed process. */
  async function leaveStaleLock(): Promise<void> {
    const locks = open<number, string>({ path: folder });
    await locks.put('holder', deadProcess);
    await locks.close();
  }

  it('ignores the lock of a killed process', async () => {
    const code = `
      import { withBuildLock } from '${join(import.meta.dirname, 'build-lock.ts')}';
      const { signal } = new AbortController();
      await withBuildLock('${folder}', signal, async () => process.kill(process.pid, 'SIGKILL'));`;
    const killed = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
      cwd: import.meta.dirname,
    });
    expect(killed.signal).toBe('SIGKILL');
    expect(await withBuildLock(folder, signal, () => Promise.resolve('built'))).toBe('built');
  });

  it('is taken by one of many processes that find the same stale lock', async () => {
    let inside = 0;
    let maximum = 0;
    const build = async () => {
      maximum = Math.max(maximum, (inside += 1));
      for (let step = 0; step < 5; step += 1) await new Promise(setImmediate);
      inside -= 1;
    };
    for (let round = 0; round < 8; round += 1) {
      await leaveStaleLock();
      // Each starts a step later, so that some find the lock stale while another takes it.
      const waiters = Array.from({ length: 12 }, async (_, nth) => {
        for (let step = 0; step < nth; step += 1) await new Promise(setImmediate);
        // Each process has a signal of its own.
        await withBuildLock(folder, new AbortController().signal, build, 1);
      });
      await Promise.all(waiters);
    }
    expect(maximum).toBe(1);
  });

  it('stops waiting when the product stops', async () => {
    const stop = new AbortController();
    await withBuildLock(folder, signal, async () => {
      const waiting = withBuildLock(folder, stop.signal, () => Promise.resolve());
      stop.abort();
      await expect(waiting).rejects.toThrow('aborted');
    });
  });
});
