import type { Binary, BSONRegExp, ObjectId, Timestamp } from 'bson';
import { Decimal128, Long } from 'bson';
import { notSupported } from '../errors/mongo-error.ts';
import { bytesOf, type ExactDocument, type ExactNumber, toDouble } from './bson-types.ts';
import { KeyWriter } from './key-writer.ts';
import { rank, typeRank } from './type-rank.ts';

/** Encodes a value so that the order of the bytes is MongoDB's order of values. No encoding is a prefix of another. */
export function encodeValue(value: unknown): Buffer {
  const writer = new KeyWriter();
  writeValue(writer, value);
  return writer.finish();
}

/** The index entry of an empty array. */
export const nothingKey = Buffer.from([rank.nothing]);

function writeValue(writer: KeyWriter, value: unknown): void {
  const type = typeRank(value);
  writer.byte(type);
  switch (type) {
    case rank.number:
      writeNumber(writer, value as ExactNumber | Decimal128);
      break;
    case rank.string:
      writer.text(value as string);
      break;
    case rank.object:
      writeObject(writer, value as ExactDocument);
      break;
    case rank.array:
      for (const item of value as unknown[]) writeValue(writer, item);
      writer.byte(0);
      break;
    case rank.binData:
      writeBinary(writer, value as Binary);
      break;
    case rank.objectId:
      writer.raw(bytesOf(value as ObjectId));
      break;
    case rank.boolean:
      writer.byte(value === true ? 1 : 0);
      break;
    case rank.date:
      writer.uint64(BigInt((value as Date).getTime()) + 2n ** 63n);
      break;
    case rank.timestamp:
      writer.uint64((value as Timestamp).toBigInt() & 0xffffffffffffffffn);
      break;
    case rank.regex:
      writer.text((value as BSONRegExp).pattern);
      writer.text((value as BSONRegExp).options);
      break;
    default:
      break;
  }
}

/** The nearest double below, then the rest of a 64-bit integer. So ints, longs and doubles compare exactly. */
function writeNumber(writer: KeyWriter, value: ExactNumber | Decimal128): void {
  if (value instanceof Decimal128) throw notSupported('Comparing or indexing a Decimal128 value');
  if (!(value instanceof Long)) {
    writer.double(toDouble(value));
    writer.uint16(0);
    return;
  }
  const exact = value.toBigInt();
  let double = Number(exact);
  if (BigInt(double) > exact) double = nextBelow(double);
  writer.double(double);
  writer.uint16(Number(exact - BigInt(double)));
}

function nextBelow(value: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + (value > 0 ? -1n : 1n));
  return view.getFloat64(0);
}

/** For each field: type, then name, then value, as MongoDB compares documents. */
function writeObject(writer: KeyWriter, value: ExactDocument): void {
  for (const [name, field] of Object.entries(value)) {
    writer.byte(typeRank(field));
    writer.text(name);
    writeValue(writer, field);
  }
  writer.byte(0);
}

function writeBinary(writer: KeyWriter, value: Binary): void {
  writer.uint32(value.length());
  writer.byte(value.sub_type);
  writer.raw(bytesOf(value));
}
