import { AvailableCount } from './available-count.ts';

const MANY = 1_000_000;

describe('the number of available listings', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function countedBy(numbers: number[]) {
    const count = jest.fn(() => Promise.resolve(numbers.shift() ?? -1));
    return { count, available: new AvailableCount() };
  }

  it('is counted each time while there are few listings', async () => {
    const { count, available } = countedBy([3, 5]);
    expect(await available.get(10, count)).toBe(3);
    expect(await available.get(10, count)).toBe(5);
  });

  it('is kept for ten seconds when there are many', async () => {
    const { count, available } = countedBy([800_000, 800_123]);
    expect(await available.get(MANY, count)).toBe(800_000);
    jest.advanceTimersByTime(9999);
    expect(await available.get(MANY, count)).toBe(800_000);
    jest.advanceTimersByTime(1);
    expect(await available.get(MANY, count)).toBe(800_123);
    expect(count).toHaveBeenCalledTimes(2);
  });

  it('contains the writes of this process immediately', async () => {
    const { count, available } = countedBy([800_000]);
    await available.get(MANY, count);
    available.note(undefined, 'available');
    available.note(undefined, 'not available');
    available.note('not available', 'available');
    available.note('available', 'available');
    available.note('available', undefined);
    expect(await available.get(MANY, count)).toBe(800_001);
  });

  it('is counted again when a write came during the count', async () => {
    const { count, available } = countedBy([800_000, 800_001]);
    const counting = available.get(MANY, count);
    available.note(undefined, 'available');
    expect(await counting).toBe(800_000);
    expect(await available.get(MANY, count)).toBe(800_001);
  });
});
