import { MongoError } from '../errors/mongo-error.ts';
import { compareSortKeys, sortKeys } from '../language/sort-order.ts';
import type { FieldOrder } from '../values/field-order.ts';
import type { Row, Rows } from './row.ts';

/** MongoDB's limit for a sort without an index. */
const MAX_SORT_BYTES = 100 * 1024 * 1024;
const MIN_TRIM_LENGTH = 1000;

interface KeyedRow {
  readonly row: Row;
  readonly keys: readonly unknown[];
}

/**
 * Sorts in memory.
 * @param wanted only this number of first rows is kept; undefined for all
 * @throws MongoError 292 above 100 MB, as in MongoDB
 */
export function* sortRows(rows: Rows, sort: readonly FieldOrder[], wanted: number | undefined): Rows {
  const compare = compareSortKeys(sort);
  const sorted = (keyed: KeyedRow[]): KeyedRow[] => keyed.sort((a, b) => compare(a.keys, b.keys));
  const trimAt = wanted === undefined ? Infinity : Math.max(wanted * 2, MIN_TRIM_LENGTH);
  let kept: KeyedRow[] = [];
  let bytes = 0;
  for (const row of rows) {
    if (row === undefined) {
      yield undefined;
      continue;
    }
    kept.push({ row, keys: sortKeys(row.document, sort) });
    bytes += row.raw.length;
    if (kept.length >= trimAt) {
      kept = sorted(kept).slice(0, wanted);
      bytes = kept.reduce((sum, item) => sum + item.row.raw.length, 0);
    }
    if (bytes > MAX_SORT_BYTES) {
      throw new MongoError(
        292,
        `Sort exceeded memory limit of ${MAX_SORT_BYTES} bytes, and the embedded database cannot sort on disk: add an index.`,
      );
    }
  }
  for (const { row } of sorted(kept)) yield row;
}
