import { type Binary, type BSONRegExp, Decimal128, Long, type ObjectId, type Timestamp } from 'bson';
import { notSupported } from '../errors/mongo-error.ts';
import { type ExactDocument, type ExactNumber, toDouble } from './bson-types.ts';
import { rank, typeRank } from './type-rank.ts';

/** Encodes a value so that the order of the bytes is MongoDB's order of values. No encoding is a prefix of another. */
export function encodeValue(value: unknown): Buffer {
  const parts: Uint8Array[] = [];
  writeValue(parts, value);
  return Buffer.concat(parts);
}

/** The index entry of an empty array. */
export const nothingKey = Buffer.from([rank.nothing]);

const byte = (value: number): Uint8Array => Uint8Array.of(value);
const end = byte(0);
const textEnd = Uint8Array.of(0, 1);

function writeValue(parts: Uint8Array[], value: unknown): void {
  const type = typeRank(value);
  parts.push(byte(type));
  switch (type) {
    case rank.number:
      parts.push(numberBytes(value as ExactNumber | Decimal128));
      break;
    case rank.string:
      parts.push(textBytes(value as string));
      break;
    case rank.object:
      // Type, then name, then value of each field, as MongoDB compares documents.
      for (const [name, field] of Object.entries(value as ExactDocument)) {
        parts.push(byte(typeRank(field)), textBytes(name));
        writeValue(parts, field);
      }
      parts.push(end);
      break;
    case rank.array:
      for (const item of value as unknown[]) writeValue(parts, item);
      parts.push(end);
      break;
    case rank.binData:
      parts.push(...binaryBytes(value as Binary));
      break;
    case rank.objectId:
      parts.push((value as ObjectId).id);
      break;
    case rank.boolean:
      parts.push(byte(value === true ? 1 : 0));
      break;
    case rank.date:
      parts.push(uint64(BigInt((value as Date).getTime()) + 2n ** 63n));
      break;
    case rank.timestamp:
      parts.push(uint64((value as Timestamp).toBigInt() & 0xffffffffffffffffn));
      break;
    case rank.regex:
      parts.push(textBytes((value as BSONRegExp).pattern), textBytes((value as BSONRegExp).options));
      break;
    default:
      break;
  }
}

/** 00 becomes 00 FF and the end is 00 01, so no encoding is a prefix of another. */
function textBytes(text: string): Buffer {
  const bytes = Buffer.from(text);
  const escaped = bytes.includes(0)
    ? Buffer.from([...bytes].flatMap((unit) => (unit === 0 ? [0, 0xff] : [unit])))
    : bytes;
  return Buffer.concat([escaped, textEnd]);
}

/** The nearest double below, then the rest of a 64-bit integer. So ints, longs and doubles compare exactly. */
function numberBytes(value: ExactNumber | Decimal128): Buffer {
  if (value instanceof Decimal128) throw notSupported('Comparing or indexing a Decimal128 value');
  const bytes = Buffer.alloc(10);
  if (!(value instanceof Long)) {
    writeDouble(bytes, toDouble(value));
    return bytes;
  }
  const exact = value.toBigInt();
  let double = Number(exact);
  if (BigInt(double) > exact) double = nextBelow(double);
  writeDouble(bytes, double);
  bytes.writeUInt16BE(Number(exact - BigInt(double)), 8);
  return bytes;
}

/** In numeric order: NaN is the lowest, and -0 equals 0. */
function writeDouble(bytes: Buffer, value: number): void {
  if (Number.isNaN(value)) return;
  bytes.writeDoubleBE(value === 0 ? 0 : value);
  const bits = bytes.readBigUInt64BE();
  bytes.writeBigUInt64BE(value < 0 ? ~bits & 0xffffffffffffffffn : bits | (1n << 63n));
}

function nextBelow(value: number): number {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  bytes.writeBigInt64BE(bytes.readBigInt64BE() + (value > 0 ? -1n : 1n));
  return bytes.readDoubleBE();
}

function uint64(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(value);
  return bytes;
}

function binaryBytes(value: Binary): Uint8Array[] {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(value.length());
  return [length, byte(value.sub_type), value.value()];
}
