import type { Collection } from 'mongodb';
import type { StoredListing } from './stored-listing.ts';

export interface UpsertCount {
  inserted: number;
  changed: number;
}

/**
 * Inserts the listings that are not there, and brings the fields of the others up to date without touching what users
 * did to them: their likes, views and dates stay.
 */
export async function upsertListings(
  collection: Collection<StoredListing>,
  listings: readonly StoredListing[],
): Promise<UpsertCount> {
  if (listings.length === 0) return { inserted: 0, changed: 0 };
  const operations = listings.map((listing) => {
    const { _id, likes, recentLikers, likersMoved, views, createdAt, updatedAt, ...fields } = listing;
    const $setOnInsert = { likes, recentLikers, likersMoved, views, createdAt, updatedAt };
    return { updateOne: { filter: { _id }, update: { $set: fields, $setOnInsert }, upsert: true } };
  });
  const { upsertedCount, modifiedCount } = await collection.bulkWrite(operations, { ordered: false });
  return { inserted: upsertedCount, changed: modifiedCount };
}
