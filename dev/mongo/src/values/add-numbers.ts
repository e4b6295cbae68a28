import { Double, Int32, Long } from 'bson';
import { badValue } from '../errors/mongo-error.ts';
import { type ExactNumber, toDouble } from './bson-types.ts';

/** Adds with MongoDB's number types: ints become longs before they overflow, and a double makes the sum a double. */
export function addNumbers(a: ExactNumber, b: ExactNumber): ExactNumber {
  if (isDouble(a) || isDouble(b)) return new Double(toDouble(a) + toDouble(b));
  const sum = BigInt(a.toString()) + BigInt(b.toString());
  const fitsInt = BigInt.asIntN(32, sum) === sum;
  if (fitsInt && !(a instanceof Long) && !(b instanceof Long)) return new Int32(Number(sum));
  if (BigInt.asIntN(64, sum) === sum) return Long.fromBigInt(sum);
  throw badValue('Failed to add: 64-bit integer overflow');
}

const isDouble = (value: ExactNumber): boolean =>
  value instanceof Double || (typeof value === 'number' && !Number.isInteger(value));
