import { ConfigurationError } from '@roommate/server/env';
import { BSON } from 'mongodb';
import { z } from 'zod';

/**
 * A backup is one gzip file with a sequence of BSON documents:
 * - the header
 * - for every collection:
 *   - its description
 *   - its documents as the server stores them, in the order of `_id`
 *   - four zero bytes, which are too short for a BSON document
 *   - the totals of its documents
 * - the end, with the checksum of all bytes before it
 */
export const FORMAT_VERSION = 1;

export const headerSchema = z.object({
  format: z.literal('roommate-backup'),
  version: z.literal(FORMAT_VERSION),
  database: z.string(),
  createdAt: z.date(),
});
export type ArchiveHeader = z.infer<typeof headerSchema>;

const documentSchema = z.record(z.string(), z.unknown());

export const collectionSchema = z.object({
  collection: z.string().min(1),
  /** From listCollections, for the command create. */
  options: documentSchema,
  /** From listIndexes, for createIndexes; without the index on `_id`. */
  indexes: z.array(documentSchema),
});
export type ArchiveCollection = z.infer<typeof collectionSchema>;

export const totalsSchema = z.object({
  documents: z.number(),
  bytes: z.number(),
  /** Checksum of the bytes of all documents. */
  sha256: z.string(),
});
export type Totals = z.infer<typeof totalsSchema>;

export const endSchema = z.object({ collections: z.number(), sha256: z.string() });

export const endOfDocuments = Buffer.alloc(4);

/** MongoDB's limit of 16 MiB, and the extra that it allows for its own fields. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024 + 16 * 1024;

/** Keeps the BSON type of every value, so that a written document has the same bytes again. */
export const exactTypes = {
  promoteValues: false,
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
} as const satisfies BSON.DeserializeOptions;

/** The message for the terminal about a damaged backup. */
export const damaged = (what: string): ConfigurationError =>
  new ConfigurationError(`The backup is damaged: ${what}`);

export const encode = (document: object): Buffer =>
  Buffer.from(BSON.serialize(document, { ignoreUndefined: true }));

/** @throws ConfigurationError for a document of a backup that is not BSON */
export function decode(document: Buffer, options: BSON.DeserializeOptions = {}): BSON.Document {
  try {
    return BSON.deserialize(document, options);
  } catch {
    throw damaged('a part of it is not BSON.');
  }
}
