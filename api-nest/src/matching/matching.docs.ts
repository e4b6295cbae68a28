import { MATCHED_LISTINGS_MAX, matchesOfResponseSchema, matchesResponseSchema } from '@roommate/contracts';
import { listingExample } from '../openapi/examples.ts';
import type { OperationDocs } from '../openapi/operation-docs.ts';

const matchExample = {
  score: 89,
  reasons: [
    { about: 'rentMax', fits: true, isDealbreaker: false, text: 'In budget' },
    { about: 'travelTo', fits: true, isDealbreaker: false, text: 'About 2.5 km from BUET' },
    {
      about: 'pets',
      fits: false,
      isDealbreaker: false,
      text: 'You asked for no pets; this home has a cat',
    },
  ],
};

/** The documentation of matches. They show private preferences, so API keys are refused. */
export const matchingOperations = {
  matches: {
    id: 'listMatches',
    summary: 'List the rooms that fit you, best first',
    access: 'signed-in',
    rateLimit: 'reads',
    costsByListing: 'page',
    description: `Compares the newest ${MATCHED_LISTINGS_MAX} available listings with your preferences. If you prefer places, it compares only listings in or near them. Your own listings and those that do not meet a dealbreaker are left out. Without preferences the list is empty. The score is the mean agreement of your preferences by their weights. Reasons contain only what the listing states. With many places, a request counts as several reads.`,
    visible: 'What lists of listings show to you.',
    hasETag: true,
    response: {
      description: 'The best matches.',
      schema: matchesResponseSchema,
      example: { items: [{ listing: listingExample, match: matchExample }], compared: 41, hidden: 3 },
    },
    errors: { 400: { error: 'limit must be a whole number from 1 to 100.', field: 'limit' } },
  },
  matchesOf: {
    id: 'listMatchesOf',
    summary: 'Compare the listings that you name with your preferences',
    access: 'signed-in',
    rateLimit: 'reads',
    costsByListing: 'ids',
    description:
      'Returns the matches of the listings with these ids, in no order. Listings that do not meet a dealbreaker are included. Your own listings, deleted listings, and listings that state nothing about your preferences are left out.',
    visible: 'The matches of any listings.',
    hasETag: true,
    response: {
      description: 'The matches.',
      schema: matchesOfResponseSchema,
      example: [{ _id: listingExample._id, match: matchExample }],
    },
    errors: { 400: { error: 'ids must have at most 100 ids.', field: 'ids' } },
  },
} satisfies Record<string, OperationDocs>;
