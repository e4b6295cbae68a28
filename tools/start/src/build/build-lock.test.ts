import { spawnSync } from 'node:child_process';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withBuildLock } from './build-lock.ts';

let folder: string;
let file: string;
const { signal } = new AbortController();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-lock-'));
  file = join(folder, 'cache/build.lock');
});
afterEach(() => rm(folder, { recursive: true }));

it('lets one build after the other, and leaves nothing behind', async () => {
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

it('gives way after a failure', async () => {
  await expect(withBuildLock(file, signal, () => Promise.reject(new Error('no build')))).rejects.toThrow(
    'no build',
  );
  expect(await withBuildLock(file, signal, () => Promise.resolve('built'))).toBe('built');
});

it('heeds no lock of a process that was killed', async () => {
  await withBuildLock(file, signal, () => Promise.resolve());
  await writeFile(file, String(spawnSync(process.execPath, ['--version']).pid));
  expect(await withBuildLock(file, signal, () => Promise.resolve('built'))).toBe('built');
});

it('stops waiting when the product is told to stop', async () => {
  const stop = new AbortController();
  await withBuildLock(file, signal, async () => {
    const waiting = withBuildLock(file, stop.signal, () => Promise.resolve());
    stop.abort();
    await expect(waiting).rejects.toThrow('aborted');
  });
});
