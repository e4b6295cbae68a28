import { Readable } from 'node:stream';
import type { Listing } from '@roommate/contracts';

/** The parts of a database cursor that streaming needs. */
export interface RowCursor<Row> {
  next(): Promise<Row | null>;
  close(): Promise<unknown>;
}

/** So many come as a whole, which is what an entity tag can be given for: at most about 1 MB. */
export const WHOLE_MAX = 200;
/** Characters that are collected before they are handed on: large enough that per-chunk costs do not show. */
const CHUNK_LENGTH = 32 * 1024;

/**
 * All rows of a cursor: few as an array, more as the text of one JSON array. Memory stays bounded, since a row is only
 * taken when the receiver has room; the cursor is closed when the receiver goes away. When the cursor fails in the
 * middle so does the stream: the connection breaks off and nobody takes what came for all there is.
 * @returns once the first rows are there, so that a database that cannot be reached still gets an error answer
 */
export async function allListings<Row>(
  cursor: RowCursor<Row>,
  view: (row: Row) => Listing,
): Promise<Listing[] | Readable> {
  const first: Listing[] = [];
  try {
    for (let row = await cursor.next(); row !== null; row = await cursor.next()) {
      first.push(view(row));
      if (first.length > WHOLE_MAX) return listingStream(first, cursor, view);
    }
  } catch (error) {
    await cursor.close().catch(() => undefined);
    throw error;
  }
  await cursor.close();
  return first;
}

function listingStream<Row>(
  first: readonly Listing[],
  cursor: RowCursor<Row>,
  view: (row: Row) => Listing,
): Readable {
  const stream = Readable.from(chunks(listingsOf(first, cursor, view)), { objectMode: false });
  // Not in the generator: one that is never started, as for HEAD, does not run its finally either.
  stream.once('close', () => void cursor.close().catch(() => undefined));
  return stream;
}

async function* listingsOf<Row>(
  first: readonly Listing[],
  cursor: RowCursor<Row>,
  view: (row: Row) => Listing,
) {
  yield* first;
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
