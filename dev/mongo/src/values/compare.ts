import { ObjectId } from 'bson';
import { type ExactNumber, isNumber, toDouble } from './bson-types.ts';
import { encodeValue } from './encode-key.ts';
import { typeRank } from './type-rank.ts';

/**
 * MongoDB's total order of values, the same as in index keys: docs/decisions/0011-own-filters-and-updates.md. A missing value
 * counts as null.
 */
export function compareValues(a: unknown, b: unknown): number {
  // JavaScript's own order of texts differs from that of their UTF-8 bytes beyond U+FFFF.
  if (typeof a === 'string' && typeof b === 'string')
    return a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b));
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  if (a instanceof ObjectId && b instanceof ObjectId) return Buffer.compare(a.id, b.id);
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  const difference = typeRank(a) - typeRank(b);
  return difference !== 0 ? difference : Buffer.compare(encodeValue(a), encodeValue(b));
}

export const sameValue = (a: unknown, b: unknown): boolean => compareValues(a, b) === 0;

function compareNumbers(a: ExactNumber, b: ExactNumber): number {
  const [x, y] = [toDouble(a), toDouble(b)];
  if (x === y) return 0;
  if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(y)) - Number(Number.isNaN(x));
  return x < y ? -1 : 1;
}
