import { type ListingInput, storedListing, type StoredListing } from '@roommate/contracts';
import { openDatabase, stableId } from '@roommate/database';
import { searchFieldsOf } from '@roommate/places';
import type { Collection, ObjectId } from 'mongodb';
import { ageMs, type VariedListing, variedListing } from './varied-listing.ts';

const BATCH = 10_000;

/** The fields of the newest listing. */
export const fields: ListingInput = {
  title: 'Sunny room with a morning window',
  location: 'Road 11, Dhanmondi, Dhaka',
  rentAmount: 9500,
  roomType: 'Single',
  lifestyle: ['Non-smoker', 'Early riser'],
  imageUrl: 'https://rooms.example/pictures/single-room-morning-window.webp',
  description: 'A quiet room on the third floor. The rent includes water, gas and the cleaner of the stairs.',
  contact: '+880 1000-000000',
  availability: 'available',
};
/** Its email is not confirmed, so that readers of a listing cause no record of the email. */
export const owner = { uid: 'uid-bench', email: 'bench@example.com', name: 'Nusrat Jahan' };

/** The id of a listing by its age: 0 is the newest. */
export const idOf = (nth: number) => stableId(`bench ${nth}`);

/** The content of a listing by its age. The newest has the known fields. The others differ as real listings do. */
export const contentOf = (nth: number): VariedListing =>
  nth === 0 ? { input: fields, search: searchFieldsOf(fields) } : variedListing(nth, fields);

function createListing(nth: number, newest: number, count: number): StoredListing<ObjectId> {
  const { input, search } = contentOf(nth);
  return { ...storedListing(idOf(nth), input, owner, new Date(newest - ageMs(nth, count))), ...search };
}

/**
 * Fills a database with listings; each is older than the previous one.
 * @param newest time of the newest one, in milliseconds
 */
export async function fill(uri: string, count: number, newest = Date.now()): Promise<void> {
  // The database builds the indexes without a break, so it does not respond to the driver's monitor.
  const database = await openDatabase(uri, { connectTimeoutMS: 0 });
  const listings = database.db.collection<StoredListing<ObjectId>>('listings');
  const indexes = await listings.indexes();
  // An index that is built at the end is much faster than one that grows with each listing.
  await listings.dropIndexes();
  await insert(listings, count, newest);
  await listings.createIndexes(indexes.map(({ key, name = '' }) => ({ key, name })));
  await database.close();
}

/** Creates a batch while the database inserts the previous one. */
async function insert(
  listings: Collection<StoredListing<ObjectId>>,
  count: number,
  newest: number,
): Promise<void> {
  let inserted: Promise<unknown> | undefined;
  for (let start = 0; start < count; start += BATCH) {
    const size = Math.min(BATCH, count - start);
    const batch = Array.from({ length: size }, (_, nth) => createListing(start + nth, newest, count));
    await inserted;
    inserted = listings.insertMany(batch, { ordered: false });
  }
  await inserted;
}
