import { formatOf } from './element-of-key.ts';
import type { FieldOrder } from './field-order.ts';
import { valueEnd } from './value-end.ts';

/** The length of a document and its last byte. */
const FRAME_BYTES = 5;
/** What an element adds at most to the bytes of its key, beside its name. */
const ELEMENT_BYTES = 5;

/**
 * Reads a document from an index key, without the stored document.
 * @param fields of the index
 * @param names of the fields that the document has
 * @returns a function for keys of values that begin at `start`. It returns undefined if the key does not say all: it does not
 *   distinguish null from a missing field
 */
export function documentOfKey(fields: readonly FieldOrder[], names: readonly string[]) {
  const last = fields.findLastIndex(({ path }) => names.includes(path));
  const parts = fields.slice(0, last + 1).map(({ path, direction }) => ({
    mask: direction === 1 ? (0 as const) : (0xff as const),
    head: names.includes(path) ? Buffer.from(`${path}\0`) : undefined,
  }));
  const most = parts.reduce((sum, { head }) => sum + (head ? head.length + ELEMENT_BYTES : 0), FRAME_BYTES);
  return (key: Buffer, keyStart: number): Buffer | undefined => {
    const to = Buffer.allocUnsafe(most + key.length);
    let at = 4;
    let start = keyStart;
    for (const { mask, head } of parts) {
      const end = valueEnd(key, start, mask);
      if (head) {
        const value = { key, start: start + 1, end, mask };
        const format = formatOf((key[start] ?? 0) ^ mask, value);
        if (!format) return undefined;
        to[at] = format.tag;
        to.set(head, at + 1);
        at = format.write(value, to, at + 1 + head.length);
      }
      start = end;
    }
    to[at] = 0;
    to.writeInt32LE(at + 1);
    return to.subarray(0, at + 1);
  };
}
