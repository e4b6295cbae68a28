import {
  contactResponseSchema,
  contactBodySchema,
  countResponseSchema,
  createResponseSchema,
  createListingBodySchema,
  deleteResponseSchema,
  likeResponseSchema,
  likeBodySchema,
  listingSchema,
  patchListingBodySchema,
  problemSchema,
  searchResponseSchema,
  statsResponseSchema,
  updateResponseSchema,
  updateListingBodySchema,
} from '@roommate/contracts';
import type { z } from 'zod';

/** The names of the schemas in the document. Each is defined once and referenced everywhere else. */
export const schemaNames = new Map<z.ZodType, string>([
  [listingSchema, 'Listing'],
  [createListingBodySchema, 'NewListing'],
  [updateListingBodySchema, 'ListingChanges'],
  [patchListingBodySchema, 'ListingPatch'],
  [likeBodySchema, 'Like'],
  [contactBodySchema, 'ContactMessage'],
  [createResponseSchema, 'CreateResponse'],
  [updateResponseSchema, 'UpdateResponse'],
  [likeResponseSchema, 'LikeResponse'],
  [deleteResponseSchema, 'DeleteResponse'],
  [countResponseSchema, 'CountResponse'],
  [statsResponseSchema, 'StatsResponse'],
  [searchResponseSchema, 'SearchResponse'],
  [contactResponseSchema, 'ContactResponse'],
  [problemSchema, 'Problem'],
]);
