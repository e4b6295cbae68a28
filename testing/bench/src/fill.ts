import { storedListing } from '@roommate/contracts';
import { demoListings, type StoredListing, stableId } from '@roommate/seed';
import { MongoClient } from 'mongodb';

const BATCH = 1000;
const MINUTE_MS = 60_000;

/**
 * Fills a database with so many listings: the demo listings over and over, each a minute older than the one before.
 * @returns the id of one in the middle
 */
export async function fill(uri: string, count: number): Promise<string> {
  const client = await new MongoClient(uri).connect();
  const collection = client.db().collection<StoredListing>('listings');
  const now = Date.now();
  for (let start = 0; start < count; start += BATCH) {
    const size = Math.min(BATCH, count - start);
    await collection.insertMany(
      Array.from({ length: size }, (_, nth) => listing(start + nth, now)),
      { ordered: false },
    );
  }
  await client.close();
  return idOf(Math.floor(count / 2)).toHexString();
}

const idOf = (nth: number) => stableId(`bench ${nth}`);

function listing(nth: number, now: number): StoredListing {
  const demo = demoListings[nth % demoListings.length];
  if (!demo) throw new Error('There are no demo listings.');
  const { owner, picture, ...fields } = demo;
  const imageUrl = `https://rooms.example/pictures/${picture}.webp`;
  return storedListing(
    idOf(nth),
    { ...fields, imageUrl, contact: '+880 1700-000000' },
    { uid: `uid-${owner}`, email: `${owner}@example.com`, name: owner },
    new Date(now - nth * MINUTE_MS),
  );
}
