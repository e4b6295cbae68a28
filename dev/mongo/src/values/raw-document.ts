import { onDemand } from 'bson';

/** A document of encoded elements, or of parts of them. */
export function joinElements(elements: readonly Uint8Array[]): Buffer {
  const length = elements.reduce((sum, element) => sum + element.length, 5);
  const head = Buffer.alloc(4);
  head.writeInt32LE(length);
  return Buffer.concat([head, ...elements, Buffer.alloc(1)], length);
}

/** The element `name: [documents…]`, from documents that are already encoded. */
export function arrayElement(name: string, documents: readonly Uint8Array[]): Buffer {
  const items = documents.flatMap((document, i) => [Buffer.from(`\x03${i}\0`), document]);
  return Buffer.concat([Buffer.from(`\x04${name}\0`), joinElements(items)]);
}

/** The elements of an encoded document, without its length and its end. */
export const elementsOf = (document: Uint8Array): Uint8Array => document.subarray(4, document.length - 1);

/**
 * Copies elements without decoding them. It compares names as bytes, because decoding them takes most of the time.
 * @param names of the elements that it keeps, or of those that it leaves out
 */
export function selectElements(document: Buffer, names: readonly Buffer[], keeps: boolean): Buffer {
  const selected: (readonly [start: number, end: number])[] = [];
  let length = 5;
  for (const [, nameOffset, nameLength, offset, valueLength] of onDemand.parseToElements(document)) {
    const isListed = names.some((name) => name.length === nameLength && startsAt(document, nameOffset, name));
    if (isListed !== keeps) continue;
    // The byte before the name is the type.
    const start = nameOffset - 1;
    const end = offset + valueLength;
    selected.push([start, end]);
    length += end - start;
  }
  const result = Buffer.alloc(length);
  let at = result.writeInt32LE(length);
  for (const [start, end] of selected) at += document.copy(result, at, start, end);
  return result;
}

function startsAt(document: Buffer, offset: number, name: Buffer): boolean {
  for (let i = 0; i < name.length; i += 1) if (document[offset + i] !== name[i]) return false;
  return true;
}
