import { KnownExistence } from './known-existence.ts';

const SECOND_MS = 1000;

/** A collection whose reads the test ends. */
function controlled() {
  const ends: ((exists: boolean) => void)[] = [];
  const find = jest.fn(() => new Promise<boolean>((resolve) => ends.push(resolve)));
  return { find, end: (exists: boolean) => ends.shift()?.(exists) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks once for all concurrent checks, and again after a second', async () => {
  const { find, end } = controlled();
  const existence = new KnownExistence(find);
  const checks = [existence.check(), existence.check(), existence.check()];
  end(false);
  expect(await Promise.all([...checks, existence.check()])).toEqual([false, false, false, false]);
  expect(find).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(SECOND_MS);
  const later = existence.check();
  end(true);
  expect(await later).toBe(true);
});

it('knows of a record that was added during a read, also after the read took long', async () => {
  const { find, end } = controlled();
  const existence = new KnownExistence(find);
  const before = existence.check();
  existence.noteAdded();
  expect(await existence.check()).toBe(true);
  jest.advanceTimersByTime(SECOND_MS);
  const after = existence.check();
  expect(find).toHaveBeenCalledTimes(2);
  end(false);
  end(true);
  expect(await Promise.all([before, after])).toEqual([false, true]);
  expect(await existence.check()).toBe(true);
});

it('asks again after an error', async () => {
  const find = jest.fn(() => Promise.resolve(true));
  find.mockRejectedValueOnce(new Error('no connection'));
  const existence = new KnownExistence(find);
  await expect(existence.check()).rejects.toThrow('no connection');
  expect(await existence.check()).toBe(true);
});
