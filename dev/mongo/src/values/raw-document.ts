import { onDemand } from 'bson';

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

/** A text as documents contain it. */
export function textBytes(text: string): Buffer {
  const length = Buffer.alloc(4);
  const bytes = Buffer.from(`${text}\0`);
  length.writeInt32LE(bytes.length);
  return Buffer.concat([length, bytes]);
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
  const selected: Uint8Array[] = [];
  for (const [, nameStart, nameLength, start, length] of onDemand.parseToElements(document)) {
    const isListed = names.some((name) => name.length === nameLength && startsAt(document, nameStart, name));
    // An element starts with the byte of its type, before its name.
    if (isListed === keeps) selected.push(document.subarray(nameStart - 1, start + length));
  }
  return joinElements(selected);
}

function startsAt(document: Buffer, offset: number, name: Buffer): boolean {
  for (let i = 0; i < name.length; i += 1) if (document[offset + i] !== name[i]) return false;
  return true;
}
