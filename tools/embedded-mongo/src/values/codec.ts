import { BSONError, deserialize, serialize } from 'bson';
import { MongoError } from '../errors.ts';
import type { ExactDocument } from './bson-types.ts';

/** Largest stored document (16 MiB), and largest message, as MongoDB announces them in `hello`. */
export const maxDocumentBytes = 16 * 1024 * 1024;
export const maxMessageBytes = 48_000_000;

/** Decodes with exact number types, for filters, updates and index keys. */
export function decodeExact(bytes: Uint8Array, rawFields?: Record<string, boolean>): ExactDocument {
  return guarded(() =>
    deserialize(bytes, {
      promoteValues: false,
      promoteLongs: false,
      promoteBuffers: false,
      bsonRegExp: true,
      ...(rawFields && { fieldsAsRaw: rawFields }),
    }),
  );
}

/** Decodes into plain JavaScript values, for aggregation expressions. */
export function decodePlain(bytes: Uint8Array): Record<string, unknown> {
  return guarded(() => deserialize(bytes, { promoteValues: true, promoteLongs: true, bsonRegExp: false }));
}

export function encode(document: object): Buffer {
  return guarded(() => Buffer.from(serialize(document, { ignoreUndefined: true, checkKeys: false })));
}

function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof BSONError || error instanceof RangeError) {
      throw new MongoError(error instanceof RangeError ? 10334 : 9, `Invalid BSON: ${error.message}`);
    }
    throw error;
  }
}
