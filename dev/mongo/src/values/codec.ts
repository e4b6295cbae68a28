import { BSONError, deserialize, serialize } from 'bson';
import { MongoError, notSupported } from '../errors/mongo-error.ts';
import { type ExactDocument, isDocument } from './bson-types.ts';

/** The largest stored document (16 MiB) and the largest message, as MongoDB announces them in `hello`. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;
export const MAX_MESSAGE_BYTES = 48_000_000;

/** mongod's nesting limits for a message and for a stored document. */
export const MAX_MESSAGE_DEPTH = 200;
export const MAX_STORED_DEPTH = 180;

const DOCUMENT_TOO_LARGE = 10334;

const exactTypes = {
  promoteValues: false,
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
} as const;

/** Decodes with exact number types. */
export function decodeExact(bytes: Uint8Array): ExactDocument {
  return guarded(() => deserialize(bytes, exactTypes));
}

/** `tooLarge` is the error code for a document that exceeds bson's buffer of 17 MB. */
export function encode(document: object, tooLarge = DOCUMENT_TOO_LARGE): Buffer {
  return guarded(
    () => Buffer.from(serialize(document, { ignoreUndefined: true, checkKeys: false })),
    tooLarge,
  );
}

function guarded<T>(work: () => T, tooLarge = DOCUMENT_TOO_LARGE): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) throw new MongoError(tooLarge, `Invalid BSON: ${error.message}`);
    if (error instanceof BSONError) throw new MongoError(9, `Invalid BSON: ${error.message}`);
    throw error;
  }
}

/**
 * Refuses what this server cannot keep unchanged. Very deep nesting (Overflow, 15, as in MongoDB) would break its own
 * recursion. JavaScript cannot represent some BSON dates.
 */
export function checkContent(value: unknown, maxDepth: number, depth = 0): void {
  if (depth > maxDepth) throw new MongoError(15, `exceeded maximum nested object depth: ${maxDepth}`);
  if (value instanceof Date && Number.isNaN(value.getTime()))
    throw notSupported('A date beyond the year 275760');
  if (Array.isArray(value)) for (const item of value) checkContent(item, maxDepth, depth + 1);
  else if (isDocument(value))
    for (const field of Object.values(value)) checkContent(field, maxDepth, depth + 1);
}
