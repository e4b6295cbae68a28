import { storedListing } from '@roommate/contracts';
import mongoose from 'mongoose';
import type { ListingRecord } from '../../src/listings/listing.schema.ts';
import { nusrat, room } from './people.ts';

/** A stored listing, to fill the database with many listings at once. */
export function storedRoom(changes: Partial<ListingRecord> = {}): ListingRecord {
  const { createdAt = new Date(1_750_000_000_000) } = changes;
  const { sub: uid, email, name } = nusrat;
  const owner = { uid, email, emailVerified: true, name };
  return { ...storedListing(new mongoose.Types.ObjectId(), room, owner, createdAt), ...changes };
}
