import { elementEnd, nameEnd } from './element-end.ts';

/** A document of encoded elements, or of parts of them. */
export function joinElements(elements: readonly Uint8Array[]): Buffer {
  const length = elements.reduce((sum, element) => sum + element.length, 5);
  const joined = Buffer.allocUnsafe(length);
  let at = joined.writeInt32LE(length);
  for (const element of elements) {
    joined.set(element, at);
    at += element.length;
  }
  joined[at] = 0;
  return joined;
}

/** The type and the name of the items of arrays, by position. Most batches have at most 1,024 items. */
const itemHeads = Array.from({ length: 1024 }, (_, position) => headOf(position));

function headOf(position: number): Buffer {
  return Buffer.from(`\x03${position}\0`);
}

/** The element `name: [documents…]`, from documents that are already encoded. */
export function arrayElement(name: string, documents: readonly Uint8Array[]): Buffer {
  const items = documents.flatMap((document, i) => [itemHeads[i] ?? headOf(i), document]);
  return Buffer.concat([Buffer.from(`\x04${name}\0`), joinElements(items)]);
}

/** The elements of an encoded document, without its length and its end. */
export const elementsOf = (document: Uint8Array): Uint8Array => document.subarray(4, document.length - 1);

/**
 * Copies elements without decoding them. It compares names as bytes, because decoding them takes most of the time.
 * @param names of the elements that it keeps, or of those that it leaves out
 */
export function selectElements(document: Buffer, names: readonly Buffer[], keeps: boolean): Buffer {
  const selected: number[] = [];
  let length = 5;
  const end = document.length - 1;
  for (let start = 4; start < end;) {
    const nameStart = start + 1;
    const valueStart = nameEnd(document, nameStart) + 1;
    const next = elementEnd(document, document[start] ?? 0, valueStart);
    if (next <= start || next > end) throw new RangeError('A stored document is malformed.');
    const nameLength = valueStart - 1 - nameStart;
    const isListed = names.some((name) => name.length === nameLength && startsAt(document, nameStart, name));
    if (isListed === keeps) {
      selected.push(start, next);
      length += next - start;
      // A document has a name once.
      if (keeps && selected.length === 2 * names.length) break;
    }
    start = next;
  }
  const result = Buffer.allocUnsafe(length);
  let at = result.writeInt32LE(length);
  for (let i = 0; i < selected.length; i += 2) at += document.copy(result, at, selected[i], selected[i + 1]);
  result[at] = 0;
  return result;
}

function startsAt(document: Buffer, offset: number, name: Buffer): boolean {
  for (let i = 0; i < name.length; i += 1) if (document[offset + i] !== name[i]) return false;
  return true;
}
