import { sampleListing } from '@roommate/shell-api/testing';
import { BATCH_SIZE } from './batch.ts';
import { firstBatch, loadedCount, placeCount, withBatch } from './known-batches.ts';

const batch = (next: string | undefined, size = BATCH_SIZE) => ({
  items: Array.from({ length: size }, (_, index) => sampleListing(index)),
  next,
});
const three = withBatch(withBatch(firstBatch, 0, batch('b')), 1, batch('c'));

describe('withBatch', () => {
  it('adds the cursor of the next batch', () => {
    expect(three).toEqual({ cursors: ['', 'b', 'c'] });
  });

  it('knows the number of listings after the last batch', () => {
    expect(withBatch(three, 2, batch(undefined, 5))).toEqual({ cursors: ['', 'b', 'c'], count: 53 });
  });

  it('returns the same object when nothing has changed', () => {
    const all = withBatch(three, 2, batch(undefined, 5));
    expect(withBatch(all, 0, batch('b'))).toBe(all);
    expect(withBatch(all, 2, batch(undefined, 5))).toBe(all);
  });

  it('knows why the last batch ends too early', () => {
    const cut = { ...batch(undefined, 5), end: 'limit' as const };
    const all = withBatch(three, 2, cut);
    expect(all).toEqual({ cursors: ['', 'b', 'c'], count: 53, end: 'limit' });
    expect(withBatch(all, 2, cut)).toBe(all);
    expect(withBatch(all, 2, batch(undefined, 5))).toEqual({ cursors: ['', 'b', 'c'], count: 53 });
  });

  it('drops the batches after one with another next batch', () => {
    expect(withBatch(three, 0, batch('x'))).toEqual({ cursors: ['', 'x'] });
  });

  it('drops the batches after one that is now the last', () => {
    expect(withBatch(three, 0, batch(undefined, 3))).toEqual({ cursors: [''], count: 3 });
  });

  it('learns about a batch after the former last one', () => {
    const all = withBatch(firstBatch, 0, batch(undefined));
    expect(withBatch(all, 0, batch('b'))).toEqual({ cursors: ['', 'b'] });
  });
});

it('counts the loaded listings and the places in the list', () => {
  expect([loadedCount(three), placeCount(three, undefined)]).toEqual([48, 72]);
  expect([placeCount(three, 50), placeCount(three, 40), placeCount(three, 500)]).toEqual([50, 49, 72]);
  const all = withBatch(three, 2, batch(undefined, 5));
  expect([loadedCount(all), placeCount(all, undefined)]).toEqual([53, 53]);
});
