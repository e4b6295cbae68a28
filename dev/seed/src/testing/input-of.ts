import { listingInputSchema, type StoredListing } from '@roommate/contracts';
import type { ObjectId } from 'mongodb';

/** The fields of a stored listing that a user enters. */
export const inputOf = (listing: StoredListing<ObjectId>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(listing).filter(([name]) => name in listingInputSchema.shape));
