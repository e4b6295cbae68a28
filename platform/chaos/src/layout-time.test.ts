import { isInTime } from './layout-time.ts';

it.each([
  [{ ms: 3000, soundMs: undefined }, true],
  [{ ms: 3001, soundMs: undefined }, false],
  [{ ms: 3001, soundMs: 1000 }, false],
  [{ ms: 5000, soundMs: 3000 }, true],
  [{ ms: 5001, soundMs: 3000 }, false],
])('a layout that took %j is in time: %s', (time, expected) => expect(isInTime(time)).toBe(expected));
