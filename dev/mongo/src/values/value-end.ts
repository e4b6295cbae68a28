import { rank } from './type-rank.ts';

/** Complements the bytes of a descending field. */
export type Mask = 0 | 0xff;

/** The bytes after the type, of types with a fixed length. */
const fixedBytes: Readonly<Record<number, number>> = {
  [rank.number]: 10,
  [rank.objectId]: 12,
  [rank.boolean]: 1,
  [rank.date]: 8,
};

/** Where the encoded value ends that starts at an offset of an index key: encode-key.ts. */
export function valueEnd(key: Buffer, start: number, mask: Mask): number {
  const type = (key[start] ?? 0) ^ mask;
  const first = start + 1;
  return type === rank.string ? textEnd(key, first, mask) : first + (fixedBytes[type] ?? 0);
}

/** A text ends with 00 01. Another 00 in it is followed by FF. */
function textEnd(key: Buffer, start: number, mask: Mask): number {
  let at = start;
  for (;;) {
    const found = key.indexOf(mask, at);
    if (found === -1) return key.length;
    if (((key[found + 1] ?? 0) ^ mask) === 1) return found + 2;
    at = found + 2;
  }
}
