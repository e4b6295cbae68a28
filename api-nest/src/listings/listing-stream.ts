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
 * All rows of a cursor as the text of one JSON array. Memory stays bounded, since a row is only taken when the receiver
 * has room; the cursor is closed when the receiver goes away. When the cursor fails in the middle so does the stream: the
 * connection breaks off and nobody takes what came for all there is.
 * @returns once the first row is there, so that a database that cannot be reached still gets an error answer
 */
export async function listingStream<Row>(
  cursor: RowCursor<Row>,
  view: (row: Row) => Listing,
): Promise<Readable> {
  const first = await firstOf(cursor, view).catch(async (error: unknown) => {
    await cursor.close().catch(() => undefined);
    throw error;
  });
  const stream = Readable.from(chunks(listingsOf(first, cursor, view)), { objectMode: false });
  // Not in the generator: one that is never started, as for HEAD, does not run its finally either.
  stream.once('close', () => void cursor.close().catch(() => undefined));
  return stream;
}

async function firstOf<Row>(
  cursor: RowCursor<Row>,
  view: (row: Row) => Listing,
): Promise<Listing | undefined> {
  const row = await cursor.next();
  return row === null ? undefined : view(row);
}

async function* listingsOf<Row>(
  first: Listing | undefined,
  cursor: RowCursor<Row>,
  view: (row: Row) => Listing,
) {
  if (!first) return;
  yield first;
  for (let row = await cursor.next(); row !== null; row = await cursor.next()) yield view(row);
}

async function* chunks(listings: AsyncIterable<Listing>) {
  let text = '[';
  let separator = '';
  for await (const listing of listings) {
    text += separator + JSON.stringify(listing);
    separator = ',';
    if (text.length < CHUNK_LENGTH) continue;
    yield text;
    text = '';
  }
  yield `${text}]`;
}
