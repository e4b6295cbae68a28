import type { FilterNode } from '../language/filter-node.ts';
import { ID_BYTES, type IndexDefinition } from '../storage/collection.ts';
import type { KeyRange } from '../storage/range-scan.ts';
import { compareBytes } from '../values/compare-bytes.ts';
import { keyBytes } from '../values/encode-key.ts';
import { valueEnd } from '../values/value-end.ts';
import { fieldIntervals } from './field-intervals.ts';
import { isPoint } from './interval.ts';
import { intervalRange } from './key-ranges.ts';

/** The values that a field of an index key must have. The ranges of the scan do not decide this field. */
export interface KeyCheck {
  /** The number of the field in the index. */
  readonly field: number;
  /** The bytes of the values as Latin-1 text, if all of them are known. */
  readonly points?: ReadonlySet<string>;
  /** Otherwise their ranges, in the order of the keys. They have no keys in common. */
  readonly ranges?: readonly KeyRange[];
}

const noPrefix = Buffer.alloc(0);

/**
 * Conditions of a filter about the fields behind the bounds of a scan. The keys decide them, so a document that fails them
 * is never read. MongoDB does the same.
 * @param boundedFields the number of leading fields with bounds
 */
export const keyChecksOf = (index: IndexDefinition, filter: FilterNode, boundedFields: number): KeyCheck[] =>
  index.fields.flatMap(({ path, direction }, field): KeyCheck[] => {
    if (field < boundedFields) return [];
    const intervals = fieldIntervals(filter, path, !index.arrays.includes(path));
    if (!intervals) return [];
    if (intervals.every(isPoint)) {
      const points = intervals.map(({ low }) => keyBytes(low, direction).toString('latin1'));
      return [{ field, points: new Set(points) }];
    }
    const ranges = intervals.map((interval) => intervalRange(noPrefix, interval, direction));
    return [{ field, ranges: ranges.sort((a, b) => Buffer.compare(a.start, b.start)) }];
  });

/** @returns a test of the keys of an index in the entries table */
export function keyTest({ fields }: IndexDefinition, checks: readonly KeyCheck[]): (key: Buffer) => boolean {
  const checkOf = new Map(checks.map((check) => [check.field, check]));
  const lastField = Math.max(-1, ...checkOf.keys());
  const tested = fields.slice(0, lastField + 1).map(({ direction }, field) => ({
    mask: direction === 1 ? (0 as const) : (0xff as const),
    check: checkOf.get(field),
  }));
  return (key) => {
    let start = ID_BYTES;
    for (const { mask, check } of tested) {
      const end = valueEnd(key, start, mask);
      if (check && !allows(check, key, start, end)) return false;
      start = end;
    }
    return true;
  };
}

/** Finds the last range that starts before the value, by binary search. No other range can contain it. */
function allows({ points, ranges = [] }: KeyCheck, key: Buffer, start: number, end: number): boolean {
  if (points) return points.has(key.toString('latin1', start, end));
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const range = ranges[middle];
    if (range && compareBytes(range.start, 0, key, start, end) <= 0) low = middle + 1;
    else high = middle;
  }
  const range = ranges[low - 1];
  return range !== undefined && compareBytes(range.end, 0, key, start, end) > 0;
}
