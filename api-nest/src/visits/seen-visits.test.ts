import { SeenVisits } from './seen-visits.ts';

it('knows a visit until the day ends', () => {
  const seen = new SeenVisits();
  expect([seen.add('2026-11-22', 'a'), seen.add('2026-11-22', 'b'), seen.add('2026-11-22', 'a')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(seen.add('2026-11-23', 'a')).toBe(true);
});

it('forgets visits instead of growing without end', () => {
  const seen = new SeenVisits();
  for (let n = 0; n < 100_000; n += 1) seen.add('2026-11-22', String(n));
  expect(seen.add('2026-11-22', 'one more')).toBe(true);
  expect(seen.add('2026-11-22', '1')).toBe(true);
});
