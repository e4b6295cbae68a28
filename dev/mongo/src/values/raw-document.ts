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
