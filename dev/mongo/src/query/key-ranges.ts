import { idPrefix, type IndexDefinition } from '../storage/collection.ts';
import type { OrderedRange } from '../storage/merge-scan.ts';
import { after } from '../storage/range-scan.ts';
import { keyBytes } from '../values/encode-key.ts';
import type { Direction } from '../values/field-order.ts';
import { type Interval, isPoint } from './interval.ts';

/** Ranges of the entries table: for each combination of points, each interval of the last field. */
export function keyRanges(index: IndexDefinition, bounds: readonly (readonly Interval[])[]): OrderedRange[] {
  let prefixes = [idPrefix(index.id)];
  let ranges: OrderedRange[] = prefixes.map(wholeRange);
  bounds.forEach((intervals, i) => {
    const direction = index.fields[i]?.direction ?? 1;
    if (intervals.every(isPoint)) {
      prefixes = prefixes.flatMap((prefix) =>
        intervals.map(({ low }) => Buffer.concat([prefix, keyBytes(low, direction)])),
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
  const key = (bytes: Buffer): Buffer => Buffer.concat([prefix, keyBytes(bytes, direction)]);
  const [start, end] = direction === 1 ? [key(low), key(high)] : [after(key(high)), after(key(low))];
  return { start, end, orderedFrom: prefix.length };
}
