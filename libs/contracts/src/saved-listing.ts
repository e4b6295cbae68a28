import { z } from 'zod';
import { listingIdSchema } from './listing.ts';
import { SAVED_LISTINGS_MAX } from './saved-limits.ts';

const IDS_RULE = `ids must be a list of 1 to ${SAVED_LISTINGS_MAX} listing ids.`;

/** GET /roommates/by-ids: the ids with commas between them. */
export const listingIdsQuerySchema = z.strictObject({
  ids: z
    .string({ error: 'ids is required: listing ids with commas between them.' })
    .transform((text) => text.split(','))
    .pipe(
      z.array(listingIdSchema).max(SAVED_LISTINGS_MAX, `ids must have at most ${SAVED_LISTINGS_MAX} ids.`),
    )
    .meta({
      description: `1 to ${SAVED_LISTINGS_MAX} ids of listings, with commas between them.`,
      example: '665f1c2ab7d94e0012a4c9d1',
    }),
});

/** Body of POST /saved-listings. */
export const newSavedListingsSchema = z.strictObject({
  ids: z
    .array(listingIdSchema, { error: IDS_RULE })
    .min(1, IDS_RULE)
    .max(SAVED_LISTINGS_MAX, IDS_RULE)
    .meta({ description: 'Newest first.', example: ['665f1c2ab7d94e0012a4c9d1'] }),
});

export const savedListingSchema = z.object({
  listingId: listingIdSchema.meta({ description: 'The listing may have been deleted since.' }),
  savedAt: z.iso.datetime(),
});

const ids = z.array(listingIdSchema);

export const saveListingsResponseSchema = z.object({
  items: z.array(savedListingSchema).meta({ description: 'Everything that you have saved, newest first.' }),
  unknownIds: ids.meta({ description: 'These listings do not exist.' }),
  refusedIds: ids.meta({
    description: `These listings were not saved, because an account saves at most ${SAVED_LISTINGS_MAX} listings.`,
  }),
});

export type ListingIdsQuery = z.infer<typeof listingIdsQuerySchema>;
export type NewSavedListings = z.infer<typeof newSavedListingsSchema>;
export type SavedListing = z.infer<typeof savedListingSchema>;
export type SaveListingsResponse = z.infer<typeof saveListingsResponseSchema>;
