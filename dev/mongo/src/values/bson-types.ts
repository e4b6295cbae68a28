import { Double, Int32, Long, Timestamp } from 'bson';
import { notSupported } from '../errors/mongo-error.ts';

/** A document with exact number types (Int32, Double, Long), so that writing it back changes nothing. */
export type ExactDocument = Record<string, unknown>;

/** The `_bsontype` of a BSON class's instance; undefined for plain JavaScript values. */
export function bsonTag(value: unknown): string | undefined {
  const tag = (value as { _bsontype?: unknown } | null | undefined)?._bsontype;
  return typeof tag === 'string' ? tag : undefined;
}

/** Whether the value is an embedded document. It is not an array, a date, bytes or an instance of a BSON class. */
export const isDocument = (value: unknown): value is ExactDocument =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

export type ExactNumber = number | Int32 | Double | Long;

/** Whether the value is a number. Decimal128 is not one, and Timestamp is a subclass of Long that is not one. */
export const isNumber = (value: unknown): value is ExactNumber =>
  typeof value === 'number' ||
  value instanceof Int32 ||
  value instanceof Double ||
  (value instanceof Long && !(value instanceof Timestamp));

/** The name of the value's type, for error messages. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return value instanceof Date ? 'date' : (bsonTag(value) ?? typeof value);
}

/** The value as a JavaScript number. Throws error 238 for a Long that is not one, from 2^53. */
export function toDouble(value: ExactNumber): number {
  if (typeof value === 'number') return value;
  if (!(value instanceof Long)) return value.value;
  const double = value.toNumber();
  if (Number.isSafeInteger(double)) return double;
  throw notSupported('Comparing a Long from 2^53');
}
