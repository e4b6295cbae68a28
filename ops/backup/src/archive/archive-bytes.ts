import { createHash } from 'node:crypto';
import { type ArchiveCollection, type ArchiveHeader, encode, endOfDocuments, type Totals } from './format.ts';
import { Tally } from './tally.ts';

/** Small documents go to the compressor together. */
const CHUNK_BYTES = 256 * 1024;

/**
 * The bytes of a backup before compression. At most one chunk and one document are in memory.
 * @param read returns the documents of a collection in the order of `_id`
 */
export async function* archiveBytes(
  header: ArchiveHeader,
  collections: readonly ArchiveCollection[],
  read: (collection: string) => AsyncIterable<Uint8Array>,
  onTotals: (collection: string, totals: Totals) => void,
): AsyncGenerator<Buffer> {
  const all = createHash('sha256');
  for await (const chunk of inChunks(pieces())) {
    all.update(chunk);
    yield chunk;
  }
  yield encode({ collections: collections.length, sha256: all.digest('hex') });

  async function* pieces(): AsyncGenerator<Uint8Array> {
    yield encode(header);
    for (const description of collections) {
      yield encode(description);
      const tally = new Tally();
      for await (const document of read(description.collection)) {
        tally.add(document);
        yield document;
      }
      const totals = tally.totals();
      yield endOfDocuments;
      yield encode(totals);
      onTotals(description.collection, totals);
    }
  }
}

async function* inChunks(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    bytes += piece.byteLength;
    if (bytes < CHUNK_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  yield Buffer.concat(waiting);
}
