import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Types } from 'mongoose';
import type { Listing } from '@roommate/contracts';
import { allListings, type RowCursor, WHOLE_MAX } from './listing-stream.ts';

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

async function streamOf(cursor: RowCursor<Row>): Promise<Readable> {
  const stream = await allListings(cursor, view);
  if (!(stream instanceof Readable)) throw new Error('The listings came as a whole.');
  return stream;
}

it.each([0, 1, 2, WHOLE_MAX])('gives %i rows as a whole', async (count) => {
  const cursor = cursorOf(count);
  expect(await allListings(cursor, view)).toHaveLength(count);
  expect(cursor.closed).toBe(true);
});

it.each([WHOLE_MAX + 1, 500])('gives %i rows as the text of one JSON array', async (count) => {
  const listings = JSON.parse(await text(await streamOf(cursorOf(count)))) as Listing[];
  expect(listings).toHaveLength(count);
  expect(new Set(listings.map(({ _id }) => _id)).size).toBe(count);
});

it('fails before it begins when the database is away', async () => {
  const cursor = cursorOf(10, 5);
  await expect(allListings(cursor, view)).rejects.toThrow('the database is gone');
  expect(cursor.closed).toBe(true);
});

it('breaks off rather than end an array that is not whole', async () => {
  const cursor = cursorOf(1000, 500);
  await expect(text(await streamOf(cursor))).rejects.toThrow('the database is gone');
  expect(cursor.closed).toBe(true);
});

it('closes the cursor when the receiver goes away, having taken few rows', async () => {
  const cursor = cursorOf(100_000);
  const stream = await streamOf(cursor);
  await once(stream, 'readable');
  stream.read();
  stream.destroy();
  await once(stream, 'close');
  expect(cursor.closed).toBe(true);
  expect(cursor.taken).toBeLessThan(1000);
});

it('closes the cursor when nobody reads at all', async () => {
  const cursor = cursorOf(500);
  const stream = await streamOf(cursor);
  stream.destroy();
  await once(stream, 'close');
  expect(cursor.closed).toBe(true);
});
