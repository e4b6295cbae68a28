import {
  deleteResponseSchema,
  SAVED_LISTINGS_MAX,
  savedListingSchema,
  saveListingsResponseSchema,
  updateResponseSchema,
} from '@roommate/contracts';
import { LISTING_NOT_FOUND } from '../listings/messages.ts';
import { malformedBody, malformedId, malformedIdInList } from '../openapi/error-examples.ts';
import { bodyErrors } from '../openapi/error-responses.ts';
import { listingIdParam, savedListingExample } from '../openapi/examples.ts';
import type { OperationDocs } from '../openapi/operation-docs.ts';
import { TOO_MANY_SAVED } from './messages.ts';

const ONLY_YOURS = 'Only you see your saved listings. Posters do not see who has saved them.';

/** The documentation of the operations about saved listings. None has a scope: they are personal. */
export const savedListingsOperations = {
  list: {
    id: 'listSavedListings',
    summary: 'List your saved listings, newest first',
    access: 'signed-in',
    rateLimit: 'reads',
    description:
      'Get the listings themselves from `GET /roommates/by-ids`. A listing that was deleted stays in this list until you remove it.',
    visible: ONLY_YOURS,
    hasETag: true,
    refusesQuery: true,
    response: {
      description: 'A bare array.',
      schema: savedListingSchema,
      isArray: true,
      example: [savedListingExample],
    },
  },
  saveAll: {
    id: 'saveListings',
    summary: 'Save several listings at once',
    access: 'signed-in',
    rateLimit: 'writes',
    description: `The site sends what a visitor had saved before signing in. An account saves at most ${SAVED_LISTINGS_MAX} listings. A repeated request changes nothing.`,
    visible: ONLY_YOURS,
    response: {
      description: 'What is saved now, and which ids were not saved.',
      schema: saveListingsResponseSchema,
      example: { items: [savedListingExample], unknownIds: [], refusedIds: [] },
    },
    errors: {
      400: [malformedIdInList, malformedBody],
      ...bodyErrors,
    },
  },
  save: {
    id: 'saveListing',
    summary: 'Save a listing',
    access: 'signed-in',
    rateLimit: 'writes',
    description: '`modifiedCount` is 0 when you had saved the listing before.',
    visible: ONLY_YOURS,
    response: {
      description: 'The listing is saved.',
      schema: updateResponseSchema,
      example: { matchedCount: 1, modifiedCount: 1 },
    },
    // A body is not needed, but one that is sent is parsed like any other.
    errors: {
      400: [malformedId, malformedBody],
      404: LISTING_NOT_FOUND,
      409: { error: TOO_MANY_SAVED, code: 'too_many_saved' },
      ...bodyErrors,
    },
    params: listingIdParam,
  },
  remove: {
    id: 'removeSavedListing',
    summary: 'Remove a saved listing',
    access: 'signed-in',
    rateLimit: 'writes',
    description:
      'This also removes a listing that was deleted. `deletedCount` is 0 when you had not saved the listing.',
    visible: ONLY_YOURS,
    response: {
      description: 'How many listings were removed.',
      schema: deleteResponseSchema,
      example: { deletedCount: 1 },
    },
    errors: { 400: [malformedId, malformedBody], ...bodyErrors },
    params: listingIdParam,
  },
} satisfies Record<string, OperationDocs>;
