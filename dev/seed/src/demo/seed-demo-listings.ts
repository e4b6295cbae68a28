import { type ListingOwner, storedListing, type StoredListing } from '@roommate/contracts';
import { openDatabase, stableId } from '@roommate/database';
import { searchFieldsOf } from '@roommate/places';
import type { Collection, ObjectId } from 'mongodb';
import { upsertListings } from '../store/upsert-listings.ts';
import { demoListings } from './demo-listings.ts';
import { type DemoOwner, demoOwners } from './demo-owners.ts';

/** A demo owner with the uid from the emulator. */
export interface SignedUpOwner extends ListingOwner {
  key: DemoOwner['key'];
}

interface SeedOptions {
  /** The URI of the embedded database, with the database's name. */
  mongoUri: string;
  siteUrl: string;
  owners: readonly SignedUpOwner[];
}

interface Marker {
  _id: 'demo-listings';
  done: boolean;
  /** The site's URL at the last start. The URLs of the images begin with it. */
  siteUrl?: string;
}

const HOUR_MS = 60 * 60 * 1000;
const HOURS_BETWEEN = 7;
/** On a busy machine, a database that has just started responds late. */
const RESPONSE_TIMEOUT_MS = 60_000;

/**
 * Adds the demo listings to an empty database, once: deleted listings stay deleted. If a run is interrupted, its marker
 * lets the next run continue. Each listing has a fixed id, so none is added twice. If the site's URL has changed, the URLs
 * of the images change too.
 * @returns how many listings were added; 0 if the database was not empty
 */
export async function seedDemoListings({ mongoUri, siteUrl, owners }: SeedOptions): Promise<number> {
  const database = await openDatabase(mongoUri, {}, RESPONSE_TIMEOUT_MS);
  try {
    if (owners.length === 0) return 0;
    const markers = database.db.collection<Marker>('seeds');
    const listings = database.db.collection<StoredListing<ObjectId>>('listings');
    const marker = await markers.findOne({ _id: 'demo-listings' });
    const mark = (done: boolean) =>
      markers.updateOne({ _id: 'demo-listings' }, { $set: { done, siteUrl } }, { upsert: true });
    if (marker?.done && marker.siteUrl !== undefined && marker.siteUrl !== siteUrl) {
      await updateImageUrls(listings, marker.siteUrl, siteUrl);
      await mark(true);
    }
    if (marker?.done || (!marker && (await listings.findOne({})) !== null)) return 0;
    await mark(false);
    const { inserted } = await upsertListings(listings, demoListingsOf(siteUrl, owners));
    await mark(true);
    return inserted;
  } finally {
    await database.close();
  }
}

const imageUrlOf = (siteUrl: string, image: string): string => `${siteUrl}/pictures/rooms/${image}.webp`;
const idOf = (nth: number) => stableId(`demo ${nth}`);

/** Updates the image URLs of the demo listings, except images that the owner has replaced. */
async function updateImageUrls(listings: Collection<StoredListing<ObjectId>>, from: string, to: string) {
  const updates = demoListings.map(({ image }, nth) => ({
    updateOne: {
      filter: { _id: idOf(nth), imageUrl: imageUrlOf(from, image) },
      update: { $set: { imageUrl: imageUrlOf(to, image), updatedAt: new Date() } },
    },
  }));
  await listings.bulkWrite(updates, { ordered: false });
}

/** The demo listings of owners with an account. */
function demoListingsOf(siteUrl: string, owners: readonly SignedUpOwner[]): StoredListing<ObjectId>[] {
  const now = Date.now();
  return demoListings.flatMap(({ owner: ownerKey, image, ...fields }, nth) => {
    const owner = owners.find(({ key }) => key === ownerKey);
    const contact = demoOwners.find(({ key }) => key === ownerKey)?.contact;
    if (!owner || contact === undefined) return [];
    const imageUrl = imageUrlOf(siteUrl, image);
    const createdAt = new Date(now - (nth + 1) * HOURS_BETWEEN * HOUR_MS);
    const listing = storedListing(idOf(nth), { ...fields, imageUrl, contact }, owner, createdAt);
    return [{ ...listing, ...searchFieldsOf(listing) }];
  });
}
