import { until } from '@roommate/server/testing';
import type { Visit, VisitsRepository } from '../visits/visits.repository.ts';
import type { ListingsRepository } from './listings.repository.ts';
import { ViewCounter } from './view-counter.ts';

function counting() {
  const written: string[] = [];
  const writes: Record<string, number>[] = [];
  const addViews = (views: ReadonlyMap<string, number>) => {
    written.push(...views.keys());
    writes.push(Object.fromEntries(views));
    return Promise.resolve();
  };
  const addNew = (visits: Visit[]) => Promise.resolve(visits);
  const counter = new ViewCounter({ addViews } as ListingsRepository, { addNew } as VisitsRepository);
  return { counter, written, writes };
}

it('loses no view that arrives while a write ends', async () => {
  for (let turns = 0; turns < 30; turns += 1) {
    const { counter, written } = counting();
    counter.add('first', 'visitor');
    for (let n = 0; n < turns; n += 1) await Promise.resolve();
    counter.add('second', 'visitor');
    await counter.onApplicationShutdown();
    expect([turns, written]).toEqual([turns, ['first', 'second']]);
  }
});

it('collects views for 250 ms and writes them together', async () => {
  const { counter, writes } = counting();
  const began = performance.now();
  counter.add('first', 'visitor');
  for (let turns = 0; turns < 30; turns += 1) await Promise.resolve();
  counter.add('first', 'other visitor');
  counter.add('second', 'visitor');
  await until(() => writes.length > 0);
  // A timer of Node may fire a millisecond early.
  expect(performance.now() - began).toBeGreaterThanOrEqual(249);
  expect(writes).toEqual([{ first: 2, second: 1 }]);
});
