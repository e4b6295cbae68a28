import { spawnSync } from 'node:child_process';
import { access, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withBuildLock } from './build-lock.ts';

describe('the build lock', () => {
  let folder: string;
  let file: string;
  const { signal } = new AbortController();
  const deadProcess = spawnSync(process.execPath, ['--version']).pid;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'build-lock-'));
    file = join(folder, 'cache/build.lock');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('runs one build after the other, and leaves no files', async () => {
    const steps: string[] = [];
    let endFirst: () => void = () => undefined;
    const first = withBuildLock(file, signal, async () => {
      steps.push('first begins');
      await new Promise<void>((resolve) => (endFirst = resolve));
      steps.push('first ends');
    });
    while (steps.length === 0) await new Promise(setImmediate);
    const second = withBuildLock(file, signal, () => Promise.resolve(steps.push('second')));
    endFirst();
    await Promise.all([first, second]);
    expect(steps).toEqual(['first begins', 'first ends', 'second']);
    await expect(access(file)).rejects.toThrow('ENOENT');
  });

  it('is released after a failure', async () => {
    await expect(withBuildLock(file, signal, () => Promise.reject(new Error('no build')))).rejects.toThrow(
      'no build',
    );
    expect(await withBuildLock(file, signal, () => Promise.resolve('built'))).toBe('built');
  });

  /** Leaves the lock of a killed process. */
  async function leaveStaleLock(id: string, of = file): Promise<void> {
    await mkdir(join(folder, 'cache'), { recursive: true });
    await writeFile(of, `${deadProcess} ${id}`);
  }

  it('ignores the lock of a killed process, even if it was removing such a lock', async () => {
    await leaveStaleLock('first');
    await leaveStaleLock('second', `${file}.removal-first`);
    expect(await withBuildLock(file, signal, () => Promise.resolve('built'))).toBe('built');
    expect(await readdir(join(folder, 'cache'))).toEqual([]);
  });

  it('is taken by one of many processes that find the same stale lock', async () => {
    let inside = 0;
    let maximum = 0;
    const build = async () => {
      maximum = Math.max(maximum, (inside += 1));
      for (let step = 0; step < 5; step += 1) await new Promise(setImmediate);
      inside -= 1;
    };
    for (let round = 0; round < 20; round += 1) {
      await leaveStaleLock(`stale-${round}`);
      // Each starts a step later, so that some find the lock stale while another takes it.
      const waiters = Array.from({ length: 12 }, async (_, nth) => {
        for (let step = 0; step < nth; step += 1) await new Promise(setImmediate);
        // Each process has a signal of its own.
        await withBuildLock(file, new AbortController().signal, build, 1);
      });
      await Promise.all(waiters);
    }
    expect(maximum).toBe(1);
  });

  it('stops waiting when the product stops', async () => {
    const stop = new AbortController();
    await withBuildLock(file, signal, async () => {
      const waiting = withBuildLock(file, stop.signal, () => Promise.resolve());
      stop.abort();
      await expect(waiting).rejects.toThrow('aborted');
    });
  });
});
