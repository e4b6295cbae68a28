import { Turns } from './turns.ts';

it('lets as many work at a time as it is told, in their order', async () => {
  const turns = new Turns(2);
  const log: string[] = [];
  const work = async (name: string) => {
    await turns.take();
    log.push(name);
  };
  const all = ['a', 'b', 'c', 'd'].map(work);
  await Promise.all(all.slice(0, 2));
  expect(log).toEqual(['a', 'b']);
  turns.give();
  await all[2];
  expect(log).toEqual(['a', 'b', 'c']);
  turns.give();
  await all[3];
  expect(log).toEqual(['a', 'b', 'c', 'd']);
});

it('lets another work while one waits, who then goes before the others', async () => {
  const turns = new Turns(1);
  const log: string[] = [];
  await turns.take();
  let end = (): void => undefined;
  const waits = turns
    .without(() => new Promise<void>((resolve) => (end = resolve)))
    .then(() => log.push('back'));
  await turns.take();
  log.push('other');
  const late = turns.take().then(() => log.push('late'));
  end();
  await new Promise(setImmediate);
  expect(log).toEqual(['other']);
  turns.give();
  await waits;
  turns.give();
  await late;
  expect(log).toEqual(['other', 'back', 'late']);
});
