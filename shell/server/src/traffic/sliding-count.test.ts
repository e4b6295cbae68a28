import { SlidingCount } from './sliding-count.ts';

it('counts by key and forgets what is older than an hour', () => {
  let now = Date.UTC(2026, 0, 1);
  const counts = new SlidingCount(() => now);
  counts.add('mfe-listings');
  now += 30 * 60_000;
  counts.add('mfe-listings');
  counts.add('mfe-marketing');
  expect([counts.of('mfe-listings'), counts.of('mfe-marketing'), counts.of('mfe-other')]).toEqual([2, 1, 0]);
  now += 30 * 60_000;
  expect(counts.of('mfe-listings')).toBe(1);
  now += 60 * 60_000;
  expect(counts.of('mfe-listings')).toBe(0);
});
