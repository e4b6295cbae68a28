import type { Direction } from '../values/field-order.ts';

/** An encoded value as an index key contains it. Complemented bytes sort in the opposite order. */
export function keyBytes(encoded: Buffer, direction: Direction): Buffer {
  return direction === 1 ? encoded : Buffer.from(encoded.map((byte) => 0xff ^ byte));
}
