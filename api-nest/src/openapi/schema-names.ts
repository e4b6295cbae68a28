import {
  contactAnswerSchema,
  contactBodySchema,
  countAnswerSchema,
  createAnswerSchema,
  createListingBodySchema,
  deleteAnswerSchema,
  likeAnswerSchema,
  likeBodySchema,
  listingSchema,
  problemSchema,
  statsAnswerSchema,
  updateAnswerSchema,
  updateListingBodySchema,
} from '@roommate/contracts';
import type { z } from 'zod';

/** The names under which the document defines each shape once and refers to it. */
export const schemaNames = new Map<z.ZodType, string>([
  [listingSchema, 'Listing'],
  [createListingBodySchema, 'NewListing'],
  [updateListingBodySchema, 'ListingChanges'],
  [likeBodySchema, 'Like'],
  [contactBodySchema, 'ContactMessage'],
  [createAnswerSchema, 'CreateAnswer'],
  [updateAnswerSchema, 'UpdateAnswer'],
  [likeAnswerSchema, 'LikeAnswer'],
  [deleteAnswerSchema, 'DeleteAnswer'],
  [countAnswerSchema, 'CountAnswer'],
  [statsAnswerSchema, 'StatsAnswer'],
  [contactAnswerSchema, 'ContactAnswer'],
  [problemSchema, 'Problem'],
]);
