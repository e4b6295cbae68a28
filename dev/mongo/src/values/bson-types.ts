import { Decimal128, Double, Int32, Long } from 'bson';

/** A document with exact number types (Int32, Double, Long), so that writing it back changes nothing. */
export type ExactDocument = Record<string, unknown>;

interface Tagged {
  readonly _bsontype: string;
}

const isTagged = (value: object): value is Tagged => typeof (value as Partial<Tagged>)._bsontype === 'string';

/** The `_bsontype` of a BSON class's instance; undefined for plain JavaScript values. */
export function bsonTag(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && isTagged(value) ? value._bsontype : undefined;
}

/** Whether the value is an embedded document: not an array, a date, bytes or an instance of a BSON class. */
export function isDocument(value: unknown): value is ExactDocument {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    !(value instanceof RegExp) &&
    !ArrayBuffer.isView(value) &&
    !isTagged(value)
  );
}

export type ExactNumber = number | Int32 | Double | Long;

export function isNumber(value: unknown): value is ExactNumber | Decimal128 {
  return (
    typeof value === 'number' ||
    value instanceof Int32 ||
    value instanceof Double ||
    value instanceof Long ||
    value instanceof Decimal128
  );
}

/** MongoDB's type names, for error messages. */
export function typeAlias(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number')
    return Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? 'int' : 'double';
  return aliasOfTag[bsonTag(value) ?? ''] ?? 'object';
}

const aliasOfTag: Record<string, string> = {
  Int32: 'int',
  Double: 'double',
  Long: 'long',
  Decimal128: 'decimal',
  ObjectId: 'objectId',
  Binary: 'binData',
  BSONRegExp: 'regex',
  Timestamp: 'timestamp',
  MinKey: 'minKey',
  MaxKey: 'maxKey',
};

/** The value as a JavaScript number. A Long beyond 2^53 is rounded. */
export function toDouble(value: ExactNumber): number {
  return typeof value === 'number' ? value : value instanceof Long ? value.toNumber() : value.value;
}
