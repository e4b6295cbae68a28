import { Decimal128, Long, ObjectId } from 'bson';
import { type ExactNumber, isNumber, toDouble } from './bson-types.ts';
import { encodeValue } from './encode-key.ts';
import { typeRank } from './type-rank.ts';

/** MongoDB's total order of values, the same as in index keys. A missing value counts as null. */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  if (a instanceof ObjectId && b instanceof ObjectId) return Buffer.compare(a.id, b.id);
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  const difference = typeRank(a) - typeRank(b);
  return difference !== 0 ? difference : Buffer.compare(encodeValue(a), encodeValue(b));
}

export const sameValue = (a: unknown, b: unknown): boolean => compareValues(a, b) === 0;

function compareNumbers(a: ExactNumber | Decimal128, b: ExactNumber | Decimal128): number {
  if (a instanceof Long || b instanceof Long || a instanceof Decimal128 || b instanceof Decimal128) {
    return Buffer.compare(encodeValue(a), encodeValue(b));
  }
  const [x, y] = [toDouble(a), toDouble(b)];
  if (x === y) return 0;
  if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(y)) - Number(Number.isNaN(x));
  return x < y ? -1 : 1;
}

/** The order of the UTF-8 bytes, which differs from JavaScript's for characters beyond U+FFFF. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const [x, y] = [a.charCodeAt(i), b.charCodeAt(i)];
    if (x === y) continue;
    const surrogates = Number(isSurrogate(x)) - Number(isSurrogate(y));
    return surrogates !== 0 && x > 0x7ff && y > 0x7ff ? surrogates : x - y;
  }
  return a.length - b.length;
}

const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff;
