import mongoose from 'mongoose';
import type { ListingRecord } from '../../src/listings/listing.schema.ts';
import { nusrat, room } from './people.ts';

/** A listing as the API stores it, to fill the database with many at once. */
export function storedListing(changes: Partial<ListingRecord> = {}): ListingRecord {
  const createdAt = changes.createdAt ?? new Date(1_750_000_000_000);
  return {
    _id: new mongoose.Types.ObjectId(),
    ...room,
    ownerUid: nusrat.sub,
    email: nusrat.email,
    name: nusrat.name,
    likes: 0,
    recentLikers: [],
    likersMoved: 0,
    views: 0,
    createdAt,
    updatedAt: createdAt,
    ...changes,
  };
}
