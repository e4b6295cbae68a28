import { isInTime } from './layout-time.ts';

it.each([
  [{ ms: 3000, healthyMs: undefined }, true],
  [{ ms: 3001, healthyMs: undefined }, false],
  [{ ms: 3001, healthyMs: 1000 }, false],
  [{ ms: 5000, healthyMs: 3000 }, true],
  [{ ms: 5001, healthyMs: 3000 }, false],
])('a layout that took %j is in time: %s', (time, expected) => expect(isInTime(time)).toBe(expected));
