import { onDemand } from 'bson';

/** A document made of encoded elements. */
export function joinElements(elements: readonly Uint8Array[]): Buffer {
  const length = elements.reduce((sum, element) => sum + element.length, 5);
  const head = Buffer.alloc(4);
  head.writeInt32LE(length);
  return Buffer.concat([head, ...elements, Buffer.alloc(1)], length);
}

/** The element `name: [documents…]`, from documents that are already encoded. */
export function arrayElement(name: string, documents: readonly Uint8Array[]): Buffer {
  const items = documents.map((document, i) => Buffer.concat([Buffer.from(`\x03${i}\0`), document]));
  return Buffer.concat([Buffer.from(`\x04${name}\0`), joinElements(items)]);
}

/** The elements of an encoded document, without its length and its end. */
export const elementsOf = (document: Uint8Array): Uint8Array => document.subarray(4, document.length - 1);

/** Copies the elements with some names, without decoding their values. */
export function selectElements(document: Buffer, keeps: (name: string) => boolean): Buffer {
  const selected: [start: number, end: number][] = [];
  let length = 5;
  for (const [, nameOffset, nameLength, offset, valueLength] of onDemand.parseToElements(document)) {
    if (!keeps(document.toString('utf8', nameOffset, nameOffset + nameLength))) continue;
    // The byte before the name is the type.
    const part: [number, number] = [nameOffset - 1, offset + valueLength];
    selected.push(part);
    length += part[1] - part[0];
  }
  const result = Buffer.alloc(length);
  let at = result.writeInt32LE(length);
  for (const [start, end] of selected) at += document.copy(result, at, start, end);
  return result;
}
