import { MongoError, notSupported } from '../errors.ts';
import type { Direction } from '../index/index-definition.ts';
import { type ExactDocument, isDocument, isNumber } from '../values/bson-types.ts';
import { compareValues } from '../values/compare.ts';
import { valuesAt } from '../values/paths.ts';
import { MinKey } from 'bson';
import type { SortField } from './plan.ts';
import type { Row, Rows } from './row.ts';

/** MongoDB's limit for a sort without an index, in bytes. */
const maxSortBytes = 100 * 1024 * 1024;

/** Reads a sort document: `{ createdAt: -1, _id: -1 }`. */
export function parseSort(sort: unknown): SortField[] {
  if (sort === undefined || sort === null) return [];
  if (!isDocument(sort)) throw new MongoError(14, 'Expected sort to be an object');
  return Object.entries(sort).map(([path, order]) => {
    if (isDocument(order)) throw notSupported('Sorting by $meta');
    const direction = isNumber(order) ? Number(order) : NaN;
    if (direction !== 1 && direction !== -1) {
      throw new MongoError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    }
    if (path === '' || path.split('.').includes('')) {
      throw new MongoError(40352, 'FieldPath field names may not be empty strings.');
    }
    if (path.startsWith('$')) throw new MongoError(16410, "FieldPath field names may not start with '$'.");
    return { path, direction: direction };
  });
}

interface Keyed {
  readonly row: Row;
  readonly keys: readonly unknown[];
  readonly position: number;
}

/** Sorts in memory. With `wanted` only that many of the first rows are kept. Error 292 beyond 100 MB, as MongoDB. */
export function* sortRows(rows: Rows, sort: readonly SortField[], wanted: number | undefined): Rows {
  const compare = keyedComparison(sort);
  let kept: Keyed[] = [];
  let bytes = 0;
  let position = 0;
  const trimAt = wanted === undefined ? Infinity : Math.max(wanted * 2, 1000);
  for (const row of rows) {
    if (row === undefined) {
      yield undefined;
      continue;
    }
    kept.push({ row, keys: sortKeys(row.document, sort), position: position++ });
    bytes += row.raw.length;
    if (kept.length >= trimAt) {
      kept = kept.sort(compare).slice(0, wanted);
      bytes = kept.reduce((sum, item) => sum + item.row.raw.length, 0);
    }
    if (bytes > maxSortBytes) {
      throw new MongoError(
        292,
        'Sort exceeded memory limit of 104857600 bytes, but the embedded database has no external sorting: add an index.',
      );
    }
  }
  for (const { row } of kept.sort(compare)) yield row;
}

export function sortKeys(document: ExactDocument, sort: readonly SortField[]): unknown[] {
  return sort.map(({ path, direction }) => sortKey(document, path, direction));
}

export function compareKeys(
  sort: readonly SortField[],
): (a: readonly unknown[], b: readonly unknown[]) => number {
  return (a, b) => {
    for (let i = 0; i < sort.length; i++) {
      const order = compareValues(a[i], b[i]) * (sort[i]?.direction ?? 1);
      if (order !== 0) return order;
    }
    return 0;
  };
}

function keyedComparison(sort: readonly SortField[]): (a: Keyed, b: Keyed) => number {
  const compare = compareKeys(sort);
  return (a, b) => compare(a.keys, b.keys) || a.position - b.position;
}

/** Of an array, the smallest element going up and the largest going down; an empty array is below null. */
function sortKey(document: ExactDocument, path: string, direction: Direction): unknown {
  const values = valuesAt(document, path).flatMap((value) =>
    Array.isArray(value) ? (value.length === 0 ? [belowNull] : (value as unknown[])) : [value],
  );
  return values.length === 0
    ? null
    : values.reduce((best, value) => (compareValues(value, best) * direction < 0 ? value : best));
}

const belowNull = new MinKey();
