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

/** `tooLarge` is the error code for what does not fit into bson's buffer of 17 MB. */
export function encode(document: object, tooLarge = 10334): Buffer {
  return guarded(
    () => Buffer.from(serialize(document, { ignoreUndefined: true, checkKeys: false })),
    tooLarge,
  );
}

function guarded<T>(work: () => T, tooLarge = 10334): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof BSONError || error instanceof RangeError) {
      throw new MongoError(error instanceof RangeError ? tooLarge : 9, `Invalid BSON: ${error.message}`);
    }
    throw error;
  }
}
