import { likeResponseSchema, unlikeResponseSchema } from '@roommate/contracts';
import { bodyErrors } from '../openapi/error-responses.ts';
import { likeByAvailability, listingExample } from '../openapi/examples.ts';
import type { ErrorExample, OperationDocs } from '../openapi/operation-docs.ts';
import { BODY_NOT_JSON } from '../problems/messages.ts';
import { LISTING_NOT_FOUND, OWN_LISTING } from './messages.ts';

const idParam = { id: { description: 'The `_id` of a listing.', example: listingExample._id } };
const malformedId: ErrorExample = { error: 'id must be 24 hexadecimal characters.', field: 'id' };
const malformedBody: ErrorExample = { error: BODY_NOT_JSON, code: 'malformed_request' };

/** The documentation of the operations that like and unlike a listing. */
export const likeOperations = {
  like: {
    id: 'likeListing',
    summary: 'Like a listing and get its contact',
    access: 'signed-in',
    rateLimit: 'likes',
    description:
      'One like per user. A repeated like returns `modifiedCount` 0 and the contact. A like of a listing that is not available counts too, without the contact. Like it again when it is available to get the contact. The body can be absent. `likes` in the body must be a number and is not used. You cannot like your own listing.',
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
    params: idParam,
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
    params: idParam,
  },
} satisfies Record<string, OperationDocs>;
