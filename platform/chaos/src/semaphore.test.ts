import { Semaphore } from './semaphore.ts';

it('runs as many tasks at a time as its limit, in their order', async () => {
  const semaphore = new Semaphore(2);
  const log: string[] = [];
  const task = async (name: string) => {
    await semaphore.acquire();
    log.push(name);
  };
  const all = ['a', 'b', 'c', 'd'].map(task);
  await Promise.all(all.slice(0, 2));
  expect(log).toEqual(['a', 'b']);
  semaphore.release();
  await all[2];
  expect(log).toEqual(['a', 'b', 'c']);
  semaphore.release();
  await all[3];
  expect(log).toEqual(['a', 'b', 'c', 'd']);
});

it('runs another task while one waits, which then continues before the others', async () => {
  const semaphore = new Semaphore(1);
  const log: string[] = [];
  await semaphore.acquire();
  let end = (): void => undefined;
  const waits = semaphore
    .releaseDuring(() => new Promise<void>((resolve) => (end = resolve)))
    .then(() => log.push('back'));
  await semaphore.acquire();
  log.push('other');
  const late = semaphore.acquire().then(() => log.push('late'));
  end();
  await new Promise(setImmediate);
  expect(log).toEqual(['other']);
  semaphore.release();
  await waits;
  semaphore.release();
  await late;
  expect(log).toEqual(['other', 'back', 'late']);
});
