import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Types } from 'mongoose';
import type { Listing } from '@roommate/contracts';
import { listingStream, type RowCursor } from './listing-stream.ts';

interface Row {
  _id: Types.ObjectId;
}

function cursorOf(count: number, failAt = Infinity): RowCursor<Row> & { taken: number; closed: boolean } {
  return {
    taken: 0,
    closed: false,
    next() {
      if (this.taken >= failAt) return Promise.reject(new Error('the database is gone'));
      if (this.taken >= count) return Promise.resolve(null);
      this.taken += 1;
      return Promise.resolve({ _id: new Types.ObjectId() });
    },
    close() {
      this.closed = true;
      return Promise.resolve();
    },
  };
}

const view = ({ _id }: Row) => ({ _id: _id.toHexString(), title: 'x'.repeat(1000) }) as Listing;

it.each([0, 1, 2, 500])('streams %i rows as one JSON array', async (count) => {
  const cursor = cursorOf(count);
  const stream = await listingStream(cursor, view);
  const closed = once(stream, 'close');
  const listings = JSON.parse(await text(stream)) as Listing[];
  expect(listings).toHaveLength(count);
  expect(new Set(listings.map(({ _id }) => _id)).size).toBe(count);
  await closed;
  expect(cursor.closed).toBe(true);
});

it('fails before the first byte when the database is not available', async () => {
  const cursor = cursorOf(10, 0);
  await expect(listingStream(cursor, view)).rejects.toThrow('the database is gone');
  expect(cursor.closed).toBe(true);
});

it('fails instead of ending an incomplete array', async () => {
  const cursor = cursorOf(1000, 500);
  await expect(text(await listingStream(cursor, view))).rejects.toThrow('the database is gone');
  expect(cursor.closed).toBe(true);
});

it('closes the cursor when the receiver disconnects after a few rows', async () => {
  const cursor = cursorOf(100_000);
  const stream = await listingStream(cursor, view);
  await once(stream, 'readable');
  stream.read();
  stream.destroy();
  await once(stream, 'close');
  expect(cursor.closed).toBe(true);
  expect(cursor.taken).toBeLessThan(1000);
});

it('closes the cursor when nobody reads', async () => {
  const cursor = cursorOf(500);
  const stream = await listingStream(cursor, view);
  stream.destroy();
  await once(stream, 'close');
  expect(cursor.closed).toBe(true);
});

it('lets other requests run after each part of the list', async () => {
  let turns = 0;
  let next = setImmediate(function other(): void {
    turns += 1;
    next = setImmediate(other);
  });
  const { length } = await text(await listingStream(cursorOf(2000), view));
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(Math.floor(length / (40 * 1024)));
});
