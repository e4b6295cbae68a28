import type { Comparison } from '../language/filter-node.ts';
import { encodeValue } from '../values/encode-key.ts';
import { rank, typeRank } from '../values/type-rank.ts';

/** One end of an interval of values, as key bytes. */
export interface Bound {
  readonly bytes: Buffer;
  readonly inclusive: boolean;
}

export interface Interval {
  readonly low: Bound;
  readonly high: Bound;
}

export const isPoint = ({ low, high }: Interval): boolean =>
  low.inclusive && high.inclusive && low.bytes.equals(high.bytes);

/** The values that satisfy a comparison. Undefined if an index cannot decide it. */
export function comparisonIntervals(operator: Comparison, value: unknown): Interval[] | undefined {
  const type = typeRank(value);
  if (type === rank.array) return undefined;
  if (operator === '$eq') return [point(value)];
  if (type === rank.null || (type === rank.number && Number.isNaN(Number(value)))) return undefined;
  const bytes = encodeValue(value);
  return operator === '$gt' || operator === '$gte'
    ? [{ low: { bytes, inclusive: operator === '$gte' }, high: typeEnd(type) }]
    : [{ low: typeStart(type), high: { bytes, inclusive: operator === '$lte' } }];
}

export function point(value: unknown): Interval {
  const bound = { bytes: encodeValue(value), inclusive: true };
  return { low: bound, high: bound };
}

const lowestNumber = encodeValue(-Infinity);

/** An index has NaN below all numbers, but NaN is not less than any of them. */
const typeStart = (type: number): Bound => ({
  bytes: type === rank.number ? lowestNumber : Buffer.from([type]),
  inclusive: true,
});

const typeEnd = (type: number): Bound => ({ bytes: Buffer.from([type + 1]), inclusive: false });

/** The union, ascending and without overlap. */
export function unite(intervals: readonly Interval[]): Interval[] {
  const united: Interval[] = [];
  for (const next of [...intervals].sort((a, b) => compareLow(a.low, b.low))) {
    const last = united.at(-1);
    if (!last || !touches(last.high, next.low)) united.push(next);
    else if (compareHigh(last.high, next.high) < 0)
      united[united.length - 1] = { low: last.low, high: next.high };
  }
  return united;
}

export function intersect(left: readonly Interval[], right: readonly Interval[]): Interval[] {
  const found: Interval[] = [];
  for (const a of left) {
    for (const b of right) {
      const low = compareLow(a.low, b.low) >= 0 ? a.low : b.low;
      const high = compareHigh(a.high, b.high) <= 0 ? a.high : b.high;
      const order = Buffer.compare(low.bytes, high.bytes);
      if (order < 0 || (order === 0 && low.inclusive && high.inclusive)) found.push({ low, high });
    }
  }
  return found;
}

const compareLow = (a: Bound, b: Bound): number =>
  Buffer.compare(a.bytes, b.bytes) || Number(b.inclusive) - Number(a.inclusive);

const compareHigh = (a: Bound, b: Bound): number =>
  Buffer.compare(a.bytes, b.bytes) || Number(a.inclusive) - Number(b.inclusive);

function touches(high: Bound, low: Bound): boolean {
  const order = Buffer.compare(high.bytes, low.bytes);
  return order > 0 || (order === 0 && (high.inclusive || low.inclusive));
}
