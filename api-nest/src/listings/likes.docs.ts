import { likeResponseSchema, unlikeResponseSchema } from '@roommate/contracts';
import { malformedBody, malformedId } from '../openapi/error-examples.ts';
import { bodyErrors } from '../openapi/error-responses.ts';
import { likeByAvailability, listingIdParam } from '../openapi/examples.ts';
import type { OperationDocs } from '../openapi/operation-docs.ts';
import { LISTING_NOT_FOUND, OWN_LISTING } from './messages.ts';

/** The documentation of the operations that like and unlike a listing. */
export const likeOperations = {
  like: {
    id: 'likeListing',
    summary: 'Like a listing and get its contact',
    access: 'signed-in',
    rateLimit: 'likes',
    description:
      'One like per user. A repeated like returns `modifiedCount` 0 and the contact. If the listing is not available, the like counts, and the response has no contact. Like it again when it is available. The body can be absent. `likes` in the body must be a number and is not used. You cannot like your own listing.',
    visible:
      'The response contains `contact` while the listing is available. Otherwise only the owner sees it.',
    response: {
      description: 'The number of likes and the contact.',
      schema: likeResponseSchema,
      examples: likeByAvailability,
    },
    errors: {
      400: [{ error: 'likes must be a number.', field: 'likes' }, malformedId, malformedBody],
      ...bodyErrors,
      403: { error: OWN_LISTING, code: 'own_listing' },
      404: LISTING_NOT_FOUND,
    },
    params: listingIdParam,
  },
  unlike: {
    id: 'unlikeListing',
    summary: 'Take back your like',
    access: 'signed-in',
    rateLimit: 'likes',
    description:
      'The listing then no longer counts you and shows you no contact. `modifiedCount` is 0 when you do not like the listing. You can like it again.',
    visible: 'Only the counts.',
    response: {
      description: 'The number of likes that remain.',
      schema: unlikeResponseSchema,
      example: { matchedCount: 1, modifiedCount: 1, likes: 4 },
    },
    // A body is not needed, but one that is sent is parsed like any other.
    errors: { 400: [malformedId, malformedBody], ...bodyErrors, 404: LISTING_NOT_FOUND },
    params: listingIdParam,
  },
} satisfies Record<string, OperationDocs>;
