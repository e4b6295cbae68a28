import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ConfigurationError } from '@roommate/server/env';
import { errorCode } from '@roommate/server/errors';
import type { z } from 'zod';
import {
  type ArchiveCollection,
  collectionSchema,
  damaged,
  decode,
  endOfDocuments,
  endSchema,
  exactTypes,
  headerSchema,
  type Totals,
  totalsSchema,
} from './format.ts';
import { framesOf } from './frames-of.ts';
import { Tally } from './tally.ts';

/** The content of a complete and undamaged backup. */
export interface ArchiveContents {
  readonly collections: readonly (ArchiveCollection & { readonly totals: Totals })[];
  /** The checksum of the whole content. */
  readonly sha256: string;
}

/** What happens to the content while it is read. */
interface Steps {
  begin?: (collection: ArchiveCollection) => Promise<unknown>;
  add?: (collection: ArchiveCollection, documents: readonly Buffer[]) => Promise<unknown>;
  end?: (collection: ArchiveCollection) => Promise<unknown>;
}

/** Limits of the documents that go to the server together. */
const BATCH_DOCUMENTS = 1000;
const BATCH_BYTES = 4 * 1024 * 1024;

/**
 * Reads a backup from its first to its last byte, and checks its order, counts and checksums.
 * @throws ConfigurationError if anything is damaged or missing, or if it is not a backup
 */
export async function readArchive(file: string, steps: Steps = {}): Promise<ArchiveContents> {
  const bytes = createGunzip({ chunkSize: 256 * 1024 });
  // The loop that reads the bytes gets the errors of both streams.
  pipeline(createReadStream(file), bytes, () => undefined);
  try {
    return await readContents(framesOf(bytes), steps);
  } catch (error) {
    if (errorCode(error)?.startsWith('Z_') === true)
      throw new ConfigurationError(`${file} is damaged, or is not a backup.`);
    throw error;
  } finally {
    bytes.destroy();
  }
}

async function readContents(
  frames: AsyncIterator<Buffer, undefined>,
  steps: Steps,
): Promise<ArchiveContents> {
  const hash = createHash('sha256');
  const next = async (): Promise<Buffer> => {
    const { value: frame } = await frames.next();
    if (!frame) throw damaged('it ends too early.');
    hash.update(frame);
    return frame;
  };
  parse(headerSchema, await next());
  const collections: ArchiveContents['collections'][number][] = [];
  for (;;) {
    const sha256 = hash.copy().digest('hex');
    const frame = await next();
    const { data: end } = endSchema.safeParse(decode(frame));
    if (end) {
      const isEqual = end.sha256 === sha256 && end.collections === collections.length;
      if (isEqual && (await frames.next()).done === true) return { collections, sha256 };
      throw damaged('its checksum is wrong.');
    }
    const collection = parse(collectionSchema, frame);
    await steps.begin?.(collection);
    const totals = await readDocuments(next, async (documents) => steps.add?.(collection, documents));
    const stored = parse(totalsSchema, await next());
    if (stored.sha256 !== totals.sha256 || stored.documents !== totals.documents)
      throw damaged(`the checksum of ${collection.collection} is wrong.`);
    await steps.end?.(collection);
    collections.push({ ...collection, totals });
  }
}

async function readDocuments(
  next: () => Promise<Buffer>,
  add: (documents: readonly Buffer[]) => Promise<unknown>,
): Promise<Totals> {
  const tally = new Tally();
  let documents: Buffer[] = [];
  let bytes = 0;
  for (let frame = await next(); !frame.equals(endOfDocuments); frame = await next()) {
    tally.add(frame);
    documents.push(frame);
    bytes += frame.length;
    if (documents.length < BATCH_DOCUMENTS && bytes < BATCH_BYTES) continue;
    await add(documents);
    documents = [];
    bytes = 0;
  }
  if (documents.length > 0) await add(documents);
  return tally.totals();
}

function parse<S extends z.ZodType>(schema: S, frame: Buffer): z.infer<S> {
  const types = schema === (collectionSchema as z.ZodType) ? exactTypes : {};
  const result = schema.safeParse(decode(frame, types));
  if (result.success) return result.data;
  throw new ConfigurationError('This file is not a backup, or a newer version of this program wrote it.');
}
