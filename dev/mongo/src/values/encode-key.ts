import type { ObjectId } from 'bson';
import { type ExactDocument, type ExactNumber, toDouble } from './bson-types.ts';
import type { Direction } from './field-order.ts';
import { rank, typeRank } from './type-rank.ts';

/** Encodes a value so that the order of the bytes is MongoDB's order of values. No encoding is a prefix of another. */
export function encodeValue(value: unknown): Buffer {
  const type = typeRank(value);
  if (typeof value === 'string' && !value.includes('\0')) return plainText(value);
  return Buffer.concat([byte(type), ...(encoders[type]?.(value as never) ?? [])]);
}

/** An encoded value as an index key contains it. Complemented bytes sort in the opposite order. */
export function keyBytes(encoded: Buffer, direction: Direction): Buffer {
  return direction === 1 ? encoded : Buffer.from(encoded.map((byte) => 0xff ^ byte));
}

const byte = (value: number): Uint8Array => Uint8Array.of(value);
const end = byte(0);
const textEnd = Uint8Array.of(0, 1);

const encoders: Readonly<Record<number, (value: never) => readonly Uint8Array[]>> = {
  [rank.number]: (value: ExactNumber) => [numberBytes(value)],
  [rank.string]: (value: string) => [textBytes(value)],
  // Type, then name, then value of each field, as MongoDB compares documents.
  [rank.object]: (value: ExactDocument) => [
    ...Object.entries(value).flatMap(([name, field]) => [
      byte(typeRank(field)),
      textBytes(name),
      encodeValue(field),
    ]),
    end,
  ],
  [rank.array]: (value: unknown[]) => [...value.map(encodeValue), end],
  [rank.objectId]: ({ id }: ObjectId) => [id],
  [rank.boolean]: (value: boolean) => [byte(Number(value))],
  [rank.date]: (value: Date) => [uint64(BigInt(value.getTime()) + 2n ** 63n)],
};

/** The usual text in one buffer. A filter can have hundreds of them. */
function plainText(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const bytes = Buffer.allocUnsafe(length + 3);
  bytes[0] = rank.string;
  bytes.write(text, 1);
  bytes.set(textEnd, length + 1);
  return bytes;
}

/** 00 becomes 00 FF and the end is 00 01, so no encoding is a prefix of another. */
function textBytes(text: string): Buffer {
  const bytes = Buffer.from(text);
  const escaped = bytes.includes(0)
    ? Buffer.from([...bytes].flatMap((unit) => (unit === 0 ? [0, 0xff] : [unit])))
    : bytes;
  return Buffer.concat([escaped, textEnd]);
}

/** In numeric order: NaN is the lowest, and -0 equals 0. The last two bytes are 0, as in all data folders. */
function numberBytes(number: ExactNumber): Buffer {
  const bytes = Buffer.alloc(10);
  const value = toDouble(number);
  if (Number.isNaN(value)) return bytes;
  bytes.writeDoubleBE(value === 0 ? 0 : value);
  const bits = bytes.readBigUInt64BE();
  bytes.writeBigUInt64BE(value < 0 ? ~bits & 0xffffffffffffffffn : bits | (1n << 63n));
  return bytes;
}

function uint64(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(value);
  return bytes;
}
