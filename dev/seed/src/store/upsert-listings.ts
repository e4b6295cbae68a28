import type { Collection } from 'mongodb';
import type { StoredListing } from './stored-listing.ts';

export interface UpsertCount {
  inserted: number;
  changed: number;
}

/** What users did to a listing, and when. */
const KEPT: ReadonlySet<string> = new Set<keyof StoredListing>([
  '_id',
  'likes',
  'recentLikers',
  'likersMoved',
  'views',
  'createdAt',
  'updatedAt',
]);

/**
 * Inserts the listings that are not there, and brings the fields of the others up to date without touching what users
 * did to them: their likes, views and time of posting stay. What changes is edited now: the API takes `updatedAt` for
 * the state of a listing.
 */
export async function upsertListings(
  collection: Collection<StoredListing>,
  listings: readonly StoredListing[],
): Promise<UpsertCount> {
  if (listings.length === 0) return { inserted: 0, changed: 0 };
  const updatedAt = new Date();
  const edits = listings.map((listing) => {
    const fields = Object.entries(listing).filter(([name]) => !KEPT.has(name));
    const $or = fields.map(([name, value]) => ({ [name]: { $ne: value as unknown } }));
    const $set = { ...Object.fromEntries(fields), updatedAt };
    return { updateOne: { filter: { _id: listing._id, $or }, update: { $set } } };
  });
  const insertions = listings.map(({ _id, ...listing }) => ({
    updateOne: { filter: { _id }, update: { $setOnInsert: listing }, upsert: true },
  }));
  const { modifiedCount } = await collection.bulkWrite(edits, { ordered: false });
  const { upsertedCount } = await collection.bulkWrite(insertions, { ordered: false });
  return { inserted: upsertedCount, changed: modifiedCount };
}
