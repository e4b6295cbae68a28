import { Types } from 'mongoose';
import type { ListingRecord } from '../../src/listings/listing.schema.ts';
import type { TestApi } from './start-api.ts';

/** Stores likes of a listing as the API does before it moves them. */
export async function storeLikes({ connection }: TestApi, id: string, uids: string[]): Promise<void> {
  const { matchedCount } = await connection
    .collection<ListingRecord>('listings')
    .updateOne(
      { _id: new Types.ObjectId(id) },
      { $inc: { likes: uids.length }, $push: { recentLikers: { $each: uids } } },
    );
  expect(matchedCount).toBe(1);
}
