import { Readable } from 'node:stream';
import { setImmediate as otherWork } from 'node:timers/promises';
import type { Listing } from '@roommate/contracts';

/** The methods of a database cursor that streaming needs. */
export interface RowCursor<Row> {
  next(): Promise<Row | null>;
  close(): Promise<unknown>;
}

/** A longer list is streamed to each caller, and to few at the same time. */
export const MAX_SHORT = 2000;

/** Characters per chunk: enough to make the costs per chunk irrelevant. */
const CHUNK_LENGTH = 32 * 1024;

/**
 * Streams all rows of a cursor as one JSON array: docs/decisions/0028-lists-of-any-length.md. Memory stays bounded,
 * because a row is read only when the receiver has room. The cursor is closed when the receiver disconnects. When the
 * cursor fails, the stream fails too. The connection breaks, and the receiver knows that the list is incomplete.
 * @returns after the first row, so that an unreachable database still leads to an error response
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
  // Not in a finally of the generator: HEAD never starts the generator, so its finally would not run.
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
    // Rows of a batch arrive without a pause, and a fast receiver takes all of them.
    await otherWork();
  }
  yield `${text}]`;
}
