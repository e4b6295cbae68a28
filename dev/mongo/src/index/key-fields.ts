import { createHash } from 'node:crypto';
import { maxKeyBytes } from '../storage/environment.ts';
import { after } from '../storage/range-scan.ts';
import type { Direction, IndexDefinition } from './index-definition.ts';

/** Bytes of the index id before a key, and of the record id after it. */
export const idBytes = 4;
export const recordIdBytes = 6;
const cutTail = 1 + 32;

/** How many bytes one field may take in a key of the index. */
export function fieldLimit(index: Pick<IndexDefinition, 'fields'>): number {
  return Math.floor((maxKeyBytes - idBytes - recordIdBytes) / index.fields.length);
}

/**
 * A value's bytes as they stand in a key. What is too long becomes its first bytes, FF and the SHA-256 of all of it:
 * equal values still have equal keys and others do not, only their order is lost (`isCut`).
 */
export function fitField(encoded: Buffer, limit: number, direction: Direction): Buffer {
  const fitted = isCut(encoded, limit) ? cut(encoded, limit) : encoded;
  return direction === 1 ? fitted : inverted(fitted);
}

export const isCut = (encoded: Buffer, limit: number): boolean => encoded.length > limit;

function cut(encoded: Buffer, limit: number): Buffer {
  const digest = createHash('sha256').update(encoded).digest();
  return Buffer.concat([encoded.subarray(0, limit - cutTail), Buffer.from([0xff]), digest]);
}

/** Descending fields: complemented bytes sort the other way round. */
function inverted(bytes: Buffer): Buffer {
  const flipped = Buffer.allocUnsafe(bytes.length);
  for (let i = 0; i < bytes.length; i++) flipped[i] = 0xff ^ (bytes[i] ?? 0);
  return flipped;
}

/**
 * The part of the key space (after the index id and `prefix`) of one field's interval. Bounds so long that a cut key
 * could stand on the wrong side of them are widened to all keys with the same first bytes; the filter decides there.
 */
export function fieldRange(
  prefix: Buffer,
  interval: { low: Buffer; lowInclusive: boolean; high: Buffer; highInclusive: boolean },
  limit: number,
  direction: Direction,
): { start: Buffer; end: Buffer } {
  const bound = (bytes: Buffer, inclusive: boolean): { bytes: Buffer; inclusive: boolean } =>
    bytes.length > limit - cutTail
      ? { bytes: bytes.subarray(0, limit - cutTail), inclusive: true }
      : { bytes, inclusive };
  const low = bound(interval.low, interval.lowInclusive);
  const high = bound(interval.high, interval.highInclusive);
  const [first, last] = direction === 1 ? [low, high] : [high, low];
  const key = ({ bytes }: { bytes: Buffer }): Buffer =>
    Buffer.concat([prefix, direction === 1 ? bytes : inverted(bytes)]);
  return {
    start: first.inclusive ? key(first) : after(key(first)),
    end: last.inclusive ? after(key(last)) : key(last),
  };
}
