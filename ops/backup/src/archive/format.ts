import { BSON } from 'mongodb';
import { z } from 'zod';

/**
 * A backup is one gzip file. Inside, BSON documents follow each other: the header; for every collection its description,
 * its documents as the server stores them and in the order of `_id`, four zero bytes (no BSON document is that short)
 * and their totals; at last the end, with the checksum of all bytes before it.
 */
export const formatVersion = 1;

export const headerSchema = z.object({
  format: z.literal('roommate-backup'),
  version: z.literal(formatVersion),
  database: z.string(),
  createdAt: z.date(),
});
export type ArchiveHeader = z.infer<typeof headerSchema>;

const documentSchema = z.record(z.string(), z.unknown());

export const collectionSchema = z.object({
  collection: z.string().min(1),
  /** Of listCollections, for create. */
  options: documentSchema,
  /** Of listIndexes, for createIndexes; without the one on `_id`. */
  indexes: z.array(documentSchema),
});
export type ArchiveCollection = z.infer<typeof collectionSchema>;

export const totalsSchema = z.object({
  documents: z.number(),
  bytes: z.number(),
  /** Of the documents' bytes, one after another. */
  sha256: z.string(),
});
export type Totals = z.infer<typeof totalsSchema>;

export const endSchema = z.object({ collections: z.number(), sha256: z.string() });
export type ArchiveEnd = z.infer<typeof endSchema>;

export const endOfDocuments = Buffer.alloc(4);

/** MongoDB's own limit of 16 MiB and what it grants itself above it. */
export const maxDocumentBytes = 16 * 1024 * 1024 + 16 * 1024;

/** Keeps every value's BSON type, so that what is written again has the same bytes. */
export const exactTypes = {
  promoteValues: false,
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
} as const satisfies BSON.DeserializeOptions;

export const encode = (document: object): Buffer =>
  Buffer.from(BSON.serialize(document, { ignoreUndefined: true }));
