import type { FilterNode } from '../language/filter-node.ts';
import { ID_BYTES, type IndexDefinition, isArrayField } from '../storage/collection.ts';
import type { KeyRange } from '../storage/range-scan.ts';
import { valueEnd } from '../values/value-end.ts';
import { fieldIntervals } from './field-intervals.ts';
import { intervalRange } from './key-ranges.ts';

/** The values that a field of an index key must have. The ranges of the scan do not decide this field. */
export interface KeyCheck {
  /** The number of the field in the index. */
  readonly field: number;
  readonly ranges: readonly KeyRange[];
}

/** More ranges than this take longer to compare than the document takes to read. */
const MAX_RANGES = 50;
const noPrefix = Buffer.alloc(0);

/**
 * Conditions of a filter about the fields behind the bounds of a scan. The keys decide them, so a document that fails them
 * is never read. MongoDB does the same.
 * @param boundedFields the number of leading fields with bounds
 */
export const keyChecksOf = (index: IndexDefinition, filter: FilterNode, boundedFields: number): KeyCheck[] =>
  index.fields.flatMap(({ path, direction }, field) => {
    if (field < boundedFields) return [];
    const intervals = fieldIntervals(filter, path, !isArrayField(index, path));
    if (!intervals || intervals.length > MAX_RANGES) return [];
    return [{ field, ranges: intervals.map((interval) => intervalRange(noPrefix, interval, direction)) }];
  });

/** @returns a test of the keys of an index in the entries table */
export function keyTest({ fields }: IndexDefinition, checks: readonly KeyCheck[]): (key: Buffer) => boolean {
  const rangesOf = new Map(checks.map(({ field, ranges }) => [field, ranges]));
  const lastField = Math.max(-1, ...rangesOf.keys());
  const tested = fields.slice(0, lastField + 1).map(({ direction }, field) => ({
    mask: direction === 1 ? (0 as const) : (0xff as const),
    ranges: rangesOf.get(field),
  }));
  return (key) => {
    let start = ID_BYTES;
    for (const { mask, ranges } of tested) {
      const end = valueEnd(key, start, mask);
      if (ranges && !ranges.some((range) => contains(range, key, start, end))) return false;
      start = end;
    }
    return true;
  };
}

const contains = (range: KeyRange, key: Buffer, start: number, end: number): boolean =>
  range.start.compare(key, start, end) <= 0 && range.end.compare(key, start, end) > 0;
