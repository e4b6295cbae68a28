import { MongoError } from '../errors/mongo-error.ts';
import { compareSortKeys, sortKeys } from '../language/sort-order.ts';
import type { FieldOrder } from '../values/field-order.ts';
import type { Row, Rows } from './row.ts';

/** MongoDB's limit for a sort without an index. */
const MAX_SORT_BYTES = 100 * 1024 * 1024;

/** Sorts in memory. Throws error 292 above 100 MB, as in MongoDB. */
export function* sortRows(rows: Rows, sort: readonly FieldOrder[]): Rows {
  const keyed: { row: Row; keys: readonly unknown[] }[] = [];
  let bytes = 0;
  for (const row of rows) {
    if (row === undefined) {
      yield undefined;
      continue;
    }
    keyed.push({ row, keys: sortKeys(row.document, sort) });
    bytes += row.raw.length;
    if (bytes > MAX_SORT_BYTES)
      throw new MongoError(292, `Sort exceeded memory limit of ${MAX_SORT_BYTES} bytes: add an index.`);
  }
  const compare = compareSortKeys(sort);
  for (const { row } of keyed.sort((a, b) => compare(a.keys, b.keys))) yield row;
}
