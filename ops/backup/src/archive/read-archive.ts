import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { errorCode } from '@roommate/server/errors';
import { BSON } from 'mongodb';
import type { z } from 'zod';
import { ArchiveError } from './archive-error.ts';
import {
  type ArchiveCollection,
  type ArchiveHeader,
  collectionSchema,
  endSchema,
  exactTypes,
  headerSchema,
  type Totals,
  totalsSchema,
} from './format.ts';
import { FrameReader } from './frame-reader.ts';
import { Tally } from './tally.ts';

/** A part of a backup, in the order of the file. */
type ArchivePart =
  | { readonly kind: 'header'; readonly header: ArchiveHeader }
  | { readonly kind: 'collection'; readonly collection: ArchiveCollection }
  | { readonly kind: 'documents'; readonly documents: readonly Buffer[] }
  | { readonly kind: 'totals'; readonly totals: Totals }
  /** `sha256` is the checksum of the whole content. */
  | { readonly kind: 'end'; readonly sha256: string };

/** Limits of the documents that go to the server together. */
const BATCH_DOCUMENTS = 1000;
const BATCH_BYTES = 4 * 1024 * 1024;

/**
 * Reads a backup and checks its order, counts and checksums. It is complete once the part `end` arrives.
 * @throws ArchiveError if it is damaged, or is not a backup
 */
export async function* readArchive(file: string): AsyncGenerator<ArchivePart> {
  const bytes = createGunzip({ chunkSize: 256 * 1024 });
  // The loop that reads the bytes gets the errors of both streams.
  pipeline(createReadStream(file), bytes, () => undefined);
  try {
    yield* partsOf(new FrameReader(bytes));
  } catch (error) {
    if (errorCode(error)?.startsWith('Z_') === true)
      throw new ArchiveError(`${file} is damaged, or is not a backup.`);
    throw error;
  } finally {
    bytes.destroy();
  }
}

async function* partsOf(frames: FrameReader): AsyncGenerator<ArchivePart> {
  yield { kind: 'header', header: parse(headerSchema, await frames.document()) };
  for (let collections = 0; ; collections++) {
    const sha256 = frames.checksum();
    const frame = await frames.document();
    const end = endSchema.safeParse(BSON.deserialize(frame));
    if (end.success) {
      if (end.data.sha256 !== sha256 || end.data.collections !== collections || !(await frames.hasEnded()))
        throw new ArchiveError('The backup is damaged: its checksum is wrong.');
      yield { kind: 'end', sha256 };
      return;
    }
    const collection = parse(collectionSchema, frame);
    yield { kind: 'collection', collection };
    yield* documentsOf(frames, collection.collection);
  }
}

async function* documentsOf(frames: FrameReader, collection: string): AsyncGenerator<ArchivePart> {
  const tally = new Tally();
  let documents: Buffer[] = [];
  let bytes = 0;
  for (let frame = await frames.next(); frame; frame = await frames.next()) {
    tally.add(frame);
    documents.push(frame);
    bytes += frame.length;
    if (documents.length < BATCH_DOCUMENTS && bytes < BATCH_BYTES) continue;
    yield { kind: 'documents', documents };
    documents = [];
    bytes = 0;
  }
  if (documents.length > 0) yield { kind: 'documents', documents };
  const stored = parse(totalsSchema, await frames.document());
  const totals = tally.totals();
  if (stored.sha256 !== totals.sha256 || stored.documents !== totals.documents)
    throw new ArchiveError(`The backup is damaged: the checksum of ${collection} is wrong.`);
  yield { kind: 'totals', totals };
}

function parse<S extends z.ZodType>(schema: S, frame: Buffer): z.infer<S> {
  const types = schema === (collectionSchema as z.ZodType) ? exactTypes : {};
  const result = schema.safeParse(BSON.deserialize(frame, types));
  if (result.success) return result.data;
  throw new ArchiveError('This file is not a backup, or a newer version of this program wrote it.');
}
