import { openDatabase } from '../store/open-database.ts';
import { type Owner, stableId, type StoredListing, storedListing } from '../store/stored-listing.ts';
import { upsertListings } from '../store/upsert-listings.ts';
import { demoListings } from './demo-listings.ts';
import { type DemoOwner, demoOwners } from './demo-owners.ts';

/** A demo owner with the uid that the emulator gave. */
export interface SignedUpOwner extends Owner {
  key: DemoOwner['key'];
}

export interface SeedOptions {
  /** The address of the embedded database, with the database's name. */
  mongoUri: string;
  siteUrl: string;
  owners: readonly SignedUpOwner[];
}

interface Marker {
  _id: 'demo-listings';
  done: boolean;
}

const HOUR_MS = 60 * 60 * 1000;
const HOURS_BETWEEN = 7;

/**
 * Fills an empty database with the demo listings, once: what was deleted later stays deleted. A run that is cut short
 * leaves a mark by which the next one goes on, and writes each listing under its own id, so none comes twice.
 * @returns how many listings were added; 0 when the database was not empty
 */
export async function seedDemoListings({ mongoUri, siteUrl, owners }: SeedOptions): Promise<number> {
  const database = await openDatabase(mongoUri);
  try {
    if (owners.length === 0) return 0;
    const markers = database.db.collection<Marker>('seeds');
    const listings = database.db.collection<StoredListing>('listings');
    const marker = await markers.findOne({ _id: 'demo-listings' });
    if (marker?.done || (!marker && (await listings.findOne({})) !== null)) return 0;
    const mark = (done: boolean) =>
      markers.updateOne({ _id: 'demo-listings' }, { $set: { done } }, { upsert: true });
    await mark(false);
    const { inserted } = await upsertListings(listings, storedDemoListings(siteUrl, owners));
    await mark(true);
    return inserted;
  } finally {
    await database.close();
  }
}

/** Those whose owner has an account. */
function storedDemoListings(siteUrl: string, owners: readonly SignedUpOwner[]): StoredListing[] {
  const now = Date.now();
  return demoListings.flatMap(({ owner: ownerKey, picture, ...fields }, nth) => {
    const owner = owners.find(({ key }) => key === ownerKey);
    const contact = demoOwners.find(({ key }) => key === ownerKey)?.contact;
    if (!owner || contact === undefined) return [];
    const imageUrl = `${siteUrl}/pictures/rooms/${picture}.webp`;
    const createdAt = new Date(now - (nth + 1) * HOURS_BETWEEN * HOUR_MS);
    return [storedListing(stableId(`demo ${nth}`), { ...fields, imageUrl, contact }, owner, createdAt)];
  });
}
