import { demoAccounts, listingInputSchema } from '@roommate/contracts';
import { z } from 'zod';
import data from './demo-listings.json' with { type: 'json' };

const demoListingSchema = listingInputSchema.omit({ imageUrl: true, contact: true }).extend({
  owner: z.enum(demoAccounts.map(({ key }) => key)),
  /** Name of an image under /pictures/rooms/. */
  image: z.string(),
});

/** The listings of a new demo database, newest first, with real areas and rents of Dhaka. */
export const demoListings = z.array(demoListingSchema).parse(data);
