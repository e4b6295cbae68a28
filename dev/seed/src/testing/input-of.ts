import { listingInputSchema } from '@roommate/contracts';
import type { StoredListing } from '@roommate/database';

/** The fields of a stored listing that a user enters. */
export const inputOf = (listing: StoredListing): Record<string, unknown> =>
  Object.fromEntries(Object.entries(listing).filter(([name]) => name in listingInputSchema.shape));
