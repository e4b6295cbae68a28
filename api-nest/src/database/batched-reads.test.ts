import mongoose from 'mongoose';
import { BatchedReads } from './batched-reads.ts';

const { MongoNetworkTimeoutError, MongoServerError } = mongoose.mongo;

/** Reads whose row is the doubled key. A query with the key "bad" fails. */
function recordedReads(delayMs?: number) {
  const queries: string[][] = [];
  const reads = new BatchedReads((keys: readonly string[]) => {
    queries.push([...keys]);
    if (keys.includes('bad')) return Promise.reject(new Error('a bad record'));
    return Promise.resolve(keys.map((key) => key + key));
  }, delayMs);
  return { queries, read: (key: string) => reads.read(key) };
}

async function turnsOfTheEventLoop(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
}

describe('concurrent reads', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('share a query, and each gets its own row', async () => {
    const { queries, read } = recordedReads();
    expect(await Promise.all(['a', 'b', 'a'].map(read))).toEqual(['aa', 'bb', 'aa']);
    expect(queries).toEqual([['a', 'b', 'a']]);
  });

  it('share a query with those of the next turn of the event loop', async () => {
    const { queries, read } = recordedReads();
    const first = read('a');
    await turnsOfTheEventLoop(1);
    expect(await Promise.all([first, read('b')])).toEqual(['aa', 'bb']);
    expect(queries).toEqual([['a', 'b']]);
  });

  it('wait for more with a delay, but only after several arrived together', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { queries, read } = recordedReads(5);
    await Promise.all([read('a'), read('b')]);
    const third = read('c');
    await turnsOfTheEventLoop(5);
    expect(queries).toEqual([['a', 'b']]);
    const fourth = read('d');
    jest.advanceTimersByTime(5);
    expect(await Promise.all([third, fourth])).toEqual(['cc', 'dd']);

    const fifth = read('e');
    jest.advanceTimersByTime(5);
    await fifth;
    await read('f');
    expect(queries).toEqual([['a', 'b'], ['c', 'd'], ['e'], ['f']]);
  });

  it('start after the read that is served, never before', async () => {
    const { queries, read } = recordedReads();
    await read('a');
    await read('a');
    expect(queries).toEqual([['a'], ['a']]);
  });

  it('are at most 16 in a query', async () => {
    const { queries, read } = recordedReads();
    await Promise.all(Array.from({ length: 40 }, (_, n) => read(String(n))));
    expect(queries.map(({ length }) => length)).toEqual([16, 16, 8]);
  });

  it('fail only for the record that cannot be read', async () => {
    const { queries, read } = recordedReads();
    const [good, bad] = await Promise.allSettled([read('a'), read('bad')]);
    expect(good).toEqual({ status: 'fulfilled', value: 'aa' });
    expect(bad).toMatchObject({ status: 'rejected', reason: { message: 'a bad record' } });
    expect(queries).toEqual([['a', 'bad'], ['a'], ['bad']]);
  });

  it.each([
    ['takes too long', new MongoServerError({ message: 'exceeded time limit', code: 50 })],
    ['changes its primary', new MongoServerError({ message: 'interrupted', code: 11602 })],
    ['does not respond', new MongoNetworkTimeoutError('connection 1 timed out')],
    ['cannot be reached', new mongoose.Error.MongooseServerSelectionError('connect ECONNREFUSED')],
  ])('all fail after one query when the database %s', async (_, error) => {
    let queries = 0;
    const reads = new BatchedReads(() => {
      queries += 1;
      return Promise.reject(error);
    });
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((key) => reads.read(key)));
    expect(outcomes).toEqual(Array(3).fill({ status: 'rejected', reason: error }));
    expect(queries).toBe(1);
  });
});
