import { rank } from './type-rank.ts';
import type { Mask } from './value-end.ts';

/** A value in an index key: its bytes after the type (encode-key.ts). */
export interface KeyValue {
  readonly key: Buffer;
  readonly start: number;
  readonly end: number;
  readonly mask: Mask;
}

/** Writes the content of a BSON element, and returns where it ends. */
type Writer = (value: KeyValue, to: Buffer, at: number) => number;

/** How BSON has a value: the type of its element, and its content. */
interface Format {
  readonly tag: number;
  readonly write: Writer;
}

const MAX_INT32 = 2 ** 31 - 1;
const TEXT_END_BYTES = 2;

const double: Format = { tag: 0x01, write: (value, to, at) => to.writeDoubleLE(numberOf(value), at) };
const int32: Format = { tag: 0x10, write: (value, to, at) => to.writeInt32LE(numberOf(value), at) };

const formats: Readonly<Record<number, Format>> = {
  [rank.string]: { tag: 0x02, write: writeText },
  [rank.objectId]: { tag: 0x07, write: writeBytes },
  [rank.boolean]: { tag: 0x08, write: writeBytes },
  [rank.date]: {
    tag: 0x09,
    write: (value, to, at) => {
      const high = (word(value, 0) ^ 0x80000000) >>> 0;
      return to.writeUInt32LE(high, to.writeUInt32LE(word(value, 4), at));
    },
  },
};

/**
 * How BSON has the value of a key. A number is an Int32 where that is exact, as drivers write numbers.
 * @returns undefined where the key does not say all: null or missing
 */
export const formatOf = (type: number, value: KeyValue): Format | undefined =>
  type === rank.number ? (isInt32(numberOf(value)) ? int32 : double) : formats[type];

const isInt32 = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= MAX_INT32;

/** Four bytes of a value. */
const word = ({ key, start, mask }: KeyValue, offset: number): number =>
  (key.readUInt32BE(start + offset) ^ (mask === 0 ? 0 : 0xffffffff)) >>> 0;

const bits = new DataView(new ArrayBuffer(8));

function numberOf(value: KeyValue): number {
  const [high, low] = [word(value, 0), word(value, 4)];
  const isNegative = high < 0x80000000;
  bits.setUint32(0, isNegative ? ~high : high ^ 0x80000000);
  bits.setUint32(4, isNegative ? ~low : low);
  return bits.getFloat64(0);
}

function writeBytes({ key, start, end, mask }: KeyValue, to: Buffer, at: number): number {
  let next = at;
  for (let from = start; from < end; from += 1) to[next++] = (key[from] ?? 0) ^ mask;
  return next;
}

/** Its length, its bytes and 00. In a key, FF follows each 00 of the text. */
function writeText({ key, start, end, mask }: KeyValue, to: Buffer, at: number): number {
  const first = at + 4;
  let next = first;
  for (let from = start; from < end - TEXT_END_BYTES; from += 1) {
    const byte = (key[from] ?? 0) ^ mask;
    to[next++] = byte;
    if (byte === 0) from += 1;
  }
  to[next++] = 0;
  to.writeInt32LE(next - first, at);
  return next;
}
