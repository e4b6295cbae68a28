import { BSONType } from 'bson';
import { MongoError } from '../errors.ts';

/** One element of a BSON document, as byte offsets into it. */
export interface RawElement {
  readonly type: number;
  readonly name: string;
  /** Where the element (its type byte) starts, where its value starts, and where it ends. */
  readonly start: number;
  readonly valueStart: number;
  readonly end: number;
}

const fixedSizes: Record<number, number> = {
  [BSONType.double]: 8,
  [BSONType.objectId]: 12,
  [BSONType.bool]: 1,
  [BSONType.date]: 8,
  [BSONType.null]: 0,
  [BSONType.undefined]: 0,
  [BSONType.int]: 4,
  [BSONType.timestamp]: 8,
  [BSONType.long]: 8,
  [BSONType.decimal]: 16,
  [BSONType.maxKey]: 0,
  [0xff]: 0,
};

const malformed = (what: string): MongoError => new MongoError(22, `Invalid BSON: ${what}`);

/** Walks the top level of a document without decoding its values. Throws code 22 (InvalidBSON) on broken bytes. */
export function* rawElements(bytes: Buffer): Generator<RawElement> {
  if (bytes.length < 5 || bytes.readInt32LE(0) !== bytes.length || bytes[bytes.length - 1] !== 0) {
    throw malformed('document size');
  }
  let at = 4;
  while (at < bytes.length - 1) {
    const start = at;
    const type = bytes[at] ?? 0;
    const nameEnd = bytes.indexOf(0, at + 1);
    if (nameEnd < 0) throw malformed('field name');
    const valueStart = nameEnd + 1;
    const end = valueStart + valueSize(bytes, type, valueStart);
    if (end > bytes.length - 1) throw malformed('value beyond the end');
    yield { type, name: bytes.toString('utf8', start + 1, nameEnd), start, valueStart, end };
    at = end;
  }
}

function valueSize(bytes: Buffer, type: number, at: number): number {
  const fixed = fixedSizes[type];
  if (fixed !== undefined) return fixed;
  if (type === BSONType.regex) {
    const pattern = bytes.indexOf(0, at);
    const options = pattern < 0 ? -1 : bytes.indexOf(0, pattern + 1);
    if (options < 0) throw malformed('regular expression');
    return options + 1 - at;
  }
  if (at + 4 > bytes.length) throw malformed('value length');
  const length = bytes.readInt32LE(at);
  if (length < 0) throw malformed('value length');
  switch (type) {
    case BSONType.object:
    case BSONType.array:
    case BSONType.javascriptWithScope:
      return Math.max(length, 5);
    case BSONType.string:
    case BSONType.javascript:
    case BSONType.symbol:
      return 4 + length;
    case BSONType.binData:
      return 5 + length;
    case BSONType.dbPointer:
      return 4 + length + 12;
    default:
      throw malformed(`type ${type}`);
  }
}

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
