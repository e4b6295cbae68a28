import type { Visit, VisitsRepository } from '../visits/visits.repository.ts';
import type { ListingsRepository } from './listings.repository.ts';
import { ViewCounter } from './view-counter.ts';

function counting() {
  const written: string[] = [];
  const addViews = (views: ReadonlyMap<string, number>) => {
    written.push(...views.keys());
    return Promise.resolve();
  };
  const addNew = (visits: Visit[]) => Promise.resolve(visits);
  const counter = new ViewCounter({ addViews } as ListingsRepository, { addNew } as VisitsRepository);
  return { counter, written };
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
