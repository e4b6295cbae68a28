import { createHash } from 'node:crypto';
import type { ListingInput } from '@roommate/contracts';
import { ObjectId } from 'mongodb';

/** Who a listing belongs to. */
export interface Owner {
  uid: string;
  email: string;
  name: string;
}

/** A listing as api-nest stores it (api-nest/src/listings/listing.schema.ts). */
export interface StoredListing extends ListingInput {
  _id: ObjectId;
  ownerUid: string;
  email: string;
  name: string;
  likes: number;
  recentLikers: string[];
  likersMoved: number;
  views: number;
  createdAt: Date;
  updatedAt: Date;
}

/** The first 12 bytes of the SHA-256 of a text: the same text always gives the same id. */
export const stableId = (text: string): ObjectId =>
  new ObjectId(createHash('sha256').update(text).digest('hex').slice(0, 24));

/** A listing that nobody has seen or liked yet. */
export function storedListing(
  _id: ObjectId,
  fields: ListingInput,
  { uid, email, name }: Owner,
  createdAt: Date,
): StoredListing {
  const untouched = { likes: 0, recentLikers: [], likersMoved: 0, views: 0 };
  return { _id, ...fields, ownerUid: uid, email, name, ...untouched, createdAt, updatedAt: createdAt };
}
