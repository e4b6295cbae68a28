import { deleteResponseSchema, SAVED_SEARCHES_MAX, savedSearchSchema } from '@roommate/contracts';
import { malformedBody, malformedId } from '../openapi/error-examples.ts';
import { bodyErrors } from '../openapi/error-responses.ts';
import { savedSearchExample } from '../openapi/examples.ts';
import type { OperationDocs } from '../openapi/operation-docs.ts';
import { NO_FILTER, SEARCH_NOT_FOUND, TOO_MANY_SEARCHES } from './messages.ts';

const ONLY_YOURS = 'Only your own saved searches.';

/** The documentation of the operations about saved searches. None has a scope: they are personal. */
export const savedSearchOperations = {
  list: {
    id: 'listSavedSearches',
    summary: 'List your saved searches, newest first',
    access: 'signed-in',
    rateLimit: 'reads',
    description: 'Their new matches are in `GET /alerts`.',
    visible: ONLY_YOURS,
    hasETag: true,
    refusesQuery: true,
    response: {
      description: 'A bare array.',
      schema: savedSearchSchema,
      isArray: true,
      example: [savedSearchExample],
    },
  },
  create: {
    id: 'saveSearch',
    summary: 'Save a search and get alerts for its new matches',
    access: 'signed-in',
    rateLimit: 'writes',
    description: `Text and places mean the same as in \`GET /roommates/search\`. An account has at most ${SAVED_SEARCHES_MAX} saved searches. A repeated request returns the search that was saved before.`,
    visible: ONLY_YOURS,
    response: {
      status: 201,
      description: 'The search is saved.',
      schema: savedSearchSchema,
      example: savedSearchExample,
    },
    errors: {
      400: [{ error: NO_FILTER, field: 'query' }, malformedBody],
      409: { error: TOO_MANY_SEARCHES, code: 'too_many_searches' },
      ...bodyErrors,
    },
  },
  remove: {
    id: 'deleteSavedSearch',
    summary: 'Delete a saved search',
    access: 'signed-in',
    rateLimit: 'writes',
    description: 'Its alerts stay.',
    visible: 'Only the count.',
    response: {
      description: 'How many searches were deleted.',
      schema: deleteResponseSchema,
      example: { deletedCount: 1 },
    },
    errors: {
      400: [malformedId, malformedBody],
      404: SEARCH_NOT_FOUND,
      ...bodyErrors,
    },
    params: { id: { description: 'The `_id` of one of your searches.', example: savedSearchExample._id } },
  },
} satisfies Record<string, OperationDocs>;
