import { pairwise } from './pairwise.ts';

const values = { a: [1, 2, 3, 4], b: ['x', 'y', 'z'], c: [true, false], d: [undefined, 5] };
const pairsOf = (row: object): string[] => {
  const entries = Object.entries(row).map(([name, value]) => `${name}=${value}`);
  return entries.flatMap((a, i) => entries.slice(i + 1).map((b) => `${a}&${b}`));
};

describe('pairwise', () => {
  it('contains each pair of values, in far fewer rows than all combinations', () => {
    const rows = pairwise(values, () => true);
    // 4·3 + 4·2 + 4·2 + 3·2 + 3·2 + 2·2
    expect(new Set(rows.flatMap(pairsOf)).size).toBe(44);
    expect(rows.length).toBeLessThanOrEqual(16);
  });

  it('contains each pair also where some rows are not allowed', () => {
    const isAllowed = (row: { a?: number; b?: string; c?: boolean }) =>
      !(row.a === 1 && row.b === 'x' && row.c === true);
    const rows = pairwise(values, isAllowed);
    expect(rows.every(isAllowed)).toBe(true);
    expect(new Set(rows.flatMap(pairsOf)).size).toBe(44);
  });
});
