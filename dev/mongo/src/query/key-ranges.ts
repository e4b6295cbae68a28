import { idPrefix, type IndexDefinition } from '../storage/collection.ts';
import type { OrderedRange } from '../storage/merge-scan.ts';
import { after } from '../storage/range-scan.ts';
import { keyBytes } from '../values/encode-key.ts';
import type { Direction } from '../values/field-order.ts';
import { type Bound, type Interval, isPoint } from './interval.ts';

/** Ranges of the entries table: for each combination of points, each interval of the last field. */
export function keyRanges(index: IndexDefinition, bounds: readonly (readonly Interval[])[]): OrderedRange[] {
  let prefixes = [idPrefix(index.id)];
  let ranges: OrderedRange[] = prefixes.map(wholeRange);
  bounds.forEach((intervals, i) => {
    const direction = index.fields[i]?.direction ?? 1;
    if (intervals.every(isPoint)) {
      prefixes = prefixes.flatMap((prefix) =>
        intervals.map(({ low }) => Buffer.concat([prefix, keyBytes(low.bytes, direction)])),
      );
      ranges = prefixes.map(wholeRange);
    } else {
      ranges = prefixes.flatMap((prefix) =>
        intervals.map((interval) => intervalRange(prefix, interval, direction)),
      );
    }
  });
  return ranges
    .filter(({ start, end }) => Buffer.compare(start, end) < 0)
    .sort((a, b) => Buffer.compare(a.start, b.start));
}

const wholeRange = (prefix: Buffer): OrderedRange => ({
  start: prefix,
  end: after(prefix),
  orderedFrom: prefix.length,
});

/** The keys that continue a prefix with a value of the interval. */
export function intervalRange(prefix: Buffer, { low, high }: Interval, direction: Direction): OrderedRange {
  const [first, last] = direction === 1 ? [low, high] : [high, low];
  const key = ({ bytes }: Bound): Buffer => Buffer.concat([prefix, keyBytes(bytes, direction)]);
  return {
    start: first.inclusive ? key(first) : after(key(first)),
    end: last.inclusive ? after(key(last)) : key(last),
    orderedFrom: prefix.length,
  };
}
