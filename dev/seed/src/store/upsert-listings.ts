import type { StoredListing } from '@roommate/contracts';
import type { Collection, ObjectId } from 'mongodb';

interface UpsertCount {
  inserted: number;
  changed: number;
}

/** The fields that record what users did, and when. */
const keptFields: ReadonlySet<string> = new Set<keyof StoredListing<ObjectId>>([
  '_id',
  'likes',
  'recentLikers',
  'likersMoved',
  'views',
  'createdAt',
  'updatedAt',
]);

/**
 * Inserts the missing listings and updates the fields of the others. Likes, views and the time of posting stay. A changed
 * listing gets a new `updatedAt`, because the API uses it as the version of a listing.
 */
export async function upsertListings(
  collection: Collection<StoredListing<ObjectId>>,
  listings: readonly StoredListing<ObjectId>[],
): Promise<UpsertCount> {
  if (listings.length === 0) return { inserted: 0, changed: 0 };
  const updatedAt = new Date();
  const edits = listings.map((listing) => {
    const fields = Object.entries(listing).filter(([name]) => !keptFields.has(name));
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
