import { Readable } from 'node:stream';
import type { Listing } from '@roommate/contracts';

/** The parts of a database cursor that streaming needs. */
export interface RowCursor<Row> {
  next(): Promise<Row | null>;
  close(): Promise<unknown>;
}

/** Characters that are collected before they are handed on: large enough that per-chunk costs do not show. */
const CHUNK_LENGTH = 32 * 1024;

/**
 * All rows of a cursor as one JSON array. Memory stays bounded, since a row is only taken when the receiver has room;
 * the cursor is closed when the receiver goes away. When the cursor fails in the middle so does the stream: the
 * connection breaks off and nobody takes what came for all there is.
 * @returns once the first row is there, so that a database that cannot be reached still gets an error answer
 */
export async function listingStream<Row>(
  cursor: RowCursor<Row>,
  view: (row: Row) => Listing,
): Promise<Readable> {
  const first = await cursor.next();
  const stream = Readable.from(chunks(first, cursor, view), { objectMode: false });
  // Not in the generator: one that is never started, as for HEAD, does not run its finally either.
  stream.once('close', () => void cursor.close().catch(() => undefined));
  return stream;
}

async function* chunks<Row>(first: Row | null, cursor: RowCursor<Row>, view: (row: Row) => Listing) {
  let text = '[';
  let separator = '';
  for (let row = first; row !== null; row = await cursor.next()) {
    text += separator + JSON.stringify(view(row));
    separator = ',';
    if (text.length < CHUNK_LENGTH) continue;
    yield text;
    text = '';
  }
  yield `${text}]`;
}
