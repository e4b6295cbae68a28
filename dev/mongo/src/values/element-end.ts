/** The bytes of values with a fixed length, by BSON type: https://bsonspec.org/spec.html. */
const fixedBytes: readonly (number | undefined)[] = Object.assign(new Array<number | undefined>(256), {
  0x01: 8,
  0x06: 0,
  0x07: 12,
  0x08: 1,
  0x09: 8,
  0x0a: 0,
  0x10: 4,
  0x11: 8,
  0x12: 8,
  0x13: 16,
  0x7f: 0,
  0xff: 0,
});

const OBJECT = 0x03;
const ARRAY = 0x04;
const BINARY = 0x05;
const REGEX = 0x0b;
const DB_POINTER = 0x0c;
const CODE_WITH_SCOPE = 0x0f;

/** Where the name ends that starts at an offset: at its 00. */
export function nameEnd(document: Buffer, start: number): number {
  const at = document.indexOf(0, start);
  return at === -1 ? document.length : at;
}

/**
 * Where the value of an element ends. It reads no more than lengths, because decoding takes most of the time of a query.
 * @param start of the value, after the name
 */
export function elementEnd(document: Buffer, type: number, start: number): number {
  const bytes = fixedBytes[type];
  if (bytes !== undefined) return start + bytes;
  if (type === REGEX) return nameEnd(document, nameEnd(document, start) + 1) + 1;
  const length = document.readInt32LE(start);
  switch (type) {
    // These lengths include their own four bytes.
    case OBJECT:
    case ARRAY:
    case CODE_WITH_SCOPE:
      return start + length;
    case BINARY:
      return start + 5 + length;
    case DB_POINTER:
      return start + 16 + length;
    // Texts, code and symbols.
    default:
      return start + 4 + length;
  }
}
