import { type ListingOwner, storedListing } from '@roommate/contracts';
import type { Collection } from 'mongodb';
import { openDatabase } from '../store/open-database.ts';
import { stableId, type StoredListing } from '../store/stored-listing.ts';
import { upsertListings } from '../store/upsert-listings.ts';
import { demoListings } from './demo-listings.ts';
import { type DemoOwner, demoOwners } from './demo-owners.ts';

/** A demo owner with the uid that the emulator gave. */
export interface SignedUpOwner extends ListingOwner {
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
  /** Where the site was when it was last started: the addresses of the pictures begin with it. */
  siteUrl?: string;
}

const HOUR_MS = 60 * 60 * 1000;
const HOURS_BETWEEN = 7;

/**
 * Fills an empty database with the demo listings, once: what was deleted later stays deleted. A run that is cut short
 * leaves a mark by which the next one goes on, and writes each listing under its own id, so none comes twice. When the
 * site has moved since, the pictures move with it.
 * @returns how many listings were added; 0 when the database was not empty
 */
export async function seedDemoListings({ mongoUri, siteUrl, owners }: SeedOptions): Promise<number> {
  const database = await openDatabase(mongoUri);
  try {
    if (owners.length === 0) return 0;
    const markers = database.db.collection<Marker>('seeds');
    const listings = database.db.collection<StoredListing>('listings');
    const marker = await markers.findOne({ _id: 'demo-listings' });
    const mark = (done: boolean) =>
      markers.updateOne({ _id: 'demo-listings' }, { $set: { done, siteUrl } }, { upsert: true });
    if (marker?.done && marker.siteUrl !== undefined && marker.siteUrl !== siteUrl) {
      await moveDemoPictures(listings, marker.siteUrl, siteUrl);
      await mark(true);
    }
    if (marker?.done || (!marker && (await listings.findOne({})) !== null)) return 0;
    await mark(false);
    const { inserted } = await upsertListings(listings, storedDemoListings(siteUrl, owners));
    await mark(true);
    return inserted;
  } finally {
    await database.close();
  }
}

const pictureUrl = (siteUrl: string, picture: string): string => `${siteUrl}/pictures/rooms/${picture}.webp`;
const idOf = (nth: number) => stableId(`demo ${nth}`);

/** Gives the demo listings the new address of their picture, except where the owner has put another one. */
async function moveDemoPictures(listings: Collection<StoredListing>, from: string, to: string) {
  const moves = demoListings.map(({ picture }, nth) => ({
    updateOne: {
      filter: { _id: idOf(nth), imageUrl: pictureUrl(from, picture) },
      update: { $set: { imageUrl: pictureUrl(to, picture), updatedAt: new Date() } },
    },
  }));
  await listings.bulkWrite(moves, { ordered: false });
}

/** Those whose owner has an account. */
function storedDemoListings(siteUrl: string, owners: readonly SignedUpOwner[]): StoredListing[] {
  const now = Date.now();
  return demoListings.flatMap(({ owner: ownerKey, picture, ...fields }, nth) => {
    const owner = owners.find(({ key }) => key === ownerKey);
    const contact = demoOwners.find(({ key }) => key === ownerKey)?.contact;
    if (!owner || contact === undefined) return [];
    const imageUrl = pictureUrl(siteUrl, picture);
    const createdAt = new Date(now - (nth + 1) * HOURS_BETWEEN * HOUR_MS);
    return [storedListing(idOf(nth), { ...fields, imageUrl, contact }, owner, createdAt)];
  });
}
