import { encodeValue } from '../values/encode-key.ts';
import { formatValue } from '../values/format.ts';
import { rank, typeRank } from '../values/type-rank.ts';
import type { Comparison } from './filter-node.ts';

/** One end of an interval of values, as key bytes and as `explain` shows it. */
export interface Bound {
  readonly bytes: Buffer;
  readonly inclusive: boolean;
  readonly text: string;
}

export interface Interval {
  readonly low: Bound;
  readonly high: Bound;
}

export const everything: Interval = {
  low: { bytes: Buffer.from([rank.minKey]), inclusive: true, text: 'MinKey' },
  high: { bytes: Buffer.from([rank.maxKey]), inclusive: true, text: 'MaxKey' },
};

export const isPoint = ({ low, high }: Interval): boolean =>
  low.inclusive && high.inclusive && low.bytes.equals(high.bytes);

export function formatInterval({ low, high }: Interval): string {
  return `${low.inclusive ? '[' : '('}${low.text}, ${high.text}${high.inclusive ? ']' : ')'}`;
}

/** The values that a comparison lets through, undefined if an index cannot tell. */
export function comparisonIntervals(operator: Comparison, value: unknown): Interval[] | undefined {
  const type = typeRank(value);
  if (type === rank.array || type === rank.minKey || type === rank.maxKey) return undefined;
  if (operator === '$eq') return [point(value)];
  // Null has no neighbours of its type.
  if (type === rank.null) return operator === '$gte' || operator === '$lte' ? [point(value)] : [];
  const edge = { bytes: encodeValue(value), text: formatValue(value) };
  if (type === rank.number && Number.isNaN(Number(value))) return undefined;
  return operator === '$gt' || operator === '$gte'
    ? [{ low: { ...edge, inclusive: operator === '$gte' }, high: typeEnd(type) }]
    : [{ low: typeStart(type), high: { ...edge, inclusive: operator === '$lte' } }];
}

export function point(value: unknown): Interval {
  const bound = { bytes: encodeValue(value), inclusive: true, text: formatValue(value) };
  return { low: bound, high: bound };
}

const startText: Partial<Record<number, string>> = {
  [rank.number]: '-inf.0',
  [rank.string]: '""',
  [rank.boolean]: 'false',
};
const endText: Partial<Record<number, string>> = {
  [rank.number]: 'inf.0',
  [rank.string]: '{}',
  [rank.boolean]: 'true',
};

const lowestNumber = encodeValue(-Infinity);

/** NaN is below all numbers in an index, and lower than none of them. */
const typeStart = (type: number): Bound => ({
  bytes: type === rank.number ? lowestNumber : Buffer.from([type]),
  inclusive: true,
  text: startText[type] ?? 'MinKey',
});

const typeEnd = (type: number): Bound => ({
  bytes: Buffer.from([type + 1]),
  inclusive: false,
  text: endText[type] ?? 'MaxKey',
});

/** Both sets in one, ascending and without overlap. */
export function unite(intervals: readonly Interval[]): Interval[] {
  const sorted = [...intervals].sort((a, b) => compareLow(a.low, b.low));
  const united: Interval[] = [];
  for (const next of sorted) {
    const last = united.at(-1);
    if (last && touches(last.high, next.low)) {
      united[united.length - 1] = {
        low: last.low,
        high: compareHigh(last.high, next.high) >= 0 ? last.high : next.high,
      };
    } else {
      united.push(next);
    }
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
