import type { Comparison } from '../language/filter-node.ts';
import { after } from '../storage/range-scan.ts';
import { encodeValue } from '../values/encode-key.ts';
import { rank, typeRank } from '../values/type-rank.ts';

/** The values whose key bytes are at least `low` and less than `high`. */
export interface Interval {
  readonly low: Buffer;
  readonly high: Buffer;
  /** It has one value, and `low` is its bytes. */
  readonly isPoint: boolean;
}

export const isPoint = (interval: Interval): boolean => interval.isPoint;

/** Whether an index can decide a comparison. */
export function hasIntervals(operator: Comparison, value: unknown): boolean {
  const type = typeRank(value);
  if (type === rank.array) return false;
  return operator === '$eq' || !(type === rank.null || (type === rank.number && Number.isNaN(Number(value))));
}

/** The values that satisfy a comparison. Undefined if an index cannot decide it. */
export function comparisonIntervals(operator: Comparison, value: unknown): Interval[] | undefined {
  if (!hasIntervals(operator, value)) return undefined;
  if (operator === '$eq') return [point(value)];
  const type = typeRank(value);
  const { low, high } = point(value);
  // An index has NaN below all numbers, but NaN is not less than any of them.
  const first = type === rank.number ? lowestNumber : Buffer.from([type]);
  const end = Buffer.from([type + 1]);
  return operator === '$gt' || operator === '$gte'
    ? [{ low: operator === '$gt' ? high : low, high: end, isPoint: false }]
    : [{ low: first, high: operator === '$lt' ? low : high, isPoint: false }];
}

function point(value: unknown): Interval {
  const low = encodeValue(value);
  return { low, high: after(low), isPoint: true };
}

const lowestNumber = encodeValue(-Infinity);

/** The union, ascending and without overlap. */
export function unite(intervals: readonly Interval[]): Interval[] {
  const united: Interval[] = [];
  for (const next of [...intervals].sort((a, b) => Buffer.compare(a.low, b.low))) {
    const last = united.at(-1);
    const gap = last ? Buffer.compare(next.low, last.high) : 1;
    // Two points stay points, although no value may be between them.
    if (!last || gap > 0 || (gap === 0 && last.isPoint && next.isPoint)) united.push(next);
    else if (Buffer.compare(last.high, next.high) < 0)
      united[united.length - 1] = { low: last.low, high: next.high, isPoint: false };
  }
  return united;
}

export function intersect(left: readonly Interval[], right: readonly Interval[]): Interval[] {
  const found: Interval[] = [];
  for (const a of left) {
    for (const b of right) {
      const low = Buffer.compare(a.low, b.low) >= 0 ? a.low : b.low;
      const high = Buffer.compare(a.high, b.high) <= 0 ? a.high : b.high;
      if (Buffer.compare(low, high) >= 0) continue;
      // `$gte` and `$lte` of one value make a point too. A single byte is a whole type.
      const makesPoint = a.isPoint || b.isPoint || (low.length > 1 && high.equals(after(low)));
      found.push({ low, high, isPoint: makesPoint });
    }
  }
  return found;
}
