import { MongoError, notSupported } from '../errors/mongo-error.ts';
import { type ExactDocument, isDocument, isNumber } from '../values/bson-types.ts';
import { compareValues } from '../values/compare.ts';
import type { FieldOrder } from '../values/field-order.ts';
import { keyValues } from '../values/paths.ts';

/** Reads a sort document: `{ createdAt: -1, _id: -1 }`. */
export function parseSort(sort: unknown): FieldOrder[] {
  if (sort === undefined || sort === null) return [];
  if (!isDocument(sort)) throw new MongoError(14, 'Expected sort to be an object');
  return Object.entries(sort).map(([path, order]) => {
    if (isDocument(order)) throw notSupported('Sorting by $meta');
    const direction = isNumber(order) ? Number(order) : NaN;
    if (direction !== 1 && direction !== -1) {
      throw new MongoError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    }
    if (path.includes('.')) throw notSupported(`The path '${path}' in a sort`);
    if (path === '') throw new MongoError(40352, 'FieldPath field names may not be empty strings.');
    if (path.startsWith('$')) throw new MongoError(16410, "FieldPath field names may not start with '$'.");
    return { path, direction };
  });
}

/** The values by which a document sorts, one for each field of the sort. */
export function sortKeys(document: ExactDocument, sort: readonly FieldOrder[]): unknown[] {
  return sort.map((order) => sortKey(document, order));
}

export function compareSortKeys(
  sort: readonly FieldOrder[],
): (a: readonly unknown[], b: readonly unknown[]) => number {
  return (a, b) => {
    for (let i = 0; i < sort.length; i++) {
      const order = compareValues(a[i], b[i]) * (sort[i]?.direction ?? 1);
      if (order !== 0) return order;
    }
    return 0;
  };
}

/** An array sorts by its smallest element upwards and by its largest downwards. */
function sortKey(document: ExactDocument, { path, direction }: FieldOrder): unknown {
  const values = keyValues(document, path);
  return values.reduce((best, value) => (compareValues(value, best) * direction < 0 ? value : best));
}
