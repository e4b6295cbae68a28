import {
  countAnswerSchema,
  createAnswerSchema,
  deleteAnswerSchema,
  likeAnswerSchema,
  listingSchema,
  statsAnswerSchema,
  updateAnswerSchema,
} from '@roommate/contracts';
import type { CallDocs } from '../openapi/api-call.ts';
import { contactExample, emailExample, listingExample, ownListingExample } from '../openapi/examples.ts';

const id = { id: { description: 'The `_id` of a listing.', example: listingExample._id } };
const NOT_FOUND = { 404: 'There is no such listing.' };
const MALFORMED_ID = { 400: 'id must be 24 hexadecimal characters.' };
const BODY_ERRORS = {
  400: 'Title is required.',
  413: 'The body is larger than 64 KB.',
  415: 'The body must be sent as application/json.',
};
const OTHERS_EMAIL = { 400: 'Email is required.', 403: 'You can list your own listings only.' };
const NOT_OWNER = { 403: 'Only its owner can change a listing.' };

/** The documentation of the calls that read. */
export const readCalls = {
  list: {
    summary: 'List all listings, newest first',
    access: 'anyone',
    rateLimit: 'reads',
    description:
      'Without parameters all listings come, streamed. With `limit` or `cursor` one page comes (24 unless `limit` says otherwise), and the `Link` header leads to the next page: a relative reference, absent on the last page. Listings that are added meanwhile neither repeat nor hide any.',
    answer: {
      description: 'A bare array.',
      schema: listingSchema,
      isArray: true,
      example: [listingExample],
      headers: {
        Link: {
          description: 'The next page (RFC 8288), relative to this address.',
          schema: { type: 'string' },
          example: '<?limit=24&cursor=AAABl_iXQ6BmXxwqt9lOABKkydE>; rel="next"',
        },
      },
    },
    errors: { 400: 'limit must be a whole number from 1 to 100.' },
  },
  available: {
    summary: 'List available listings, newest first',
    access: 'anyone',
    rateLimit: 'reads',
    description: 'At most `limit` listings whose availability is `available`.',
    answer: { description: 'A bare array.', schema: listingSchema, isArray: true, example: [listingExample] },
    errors: { 400: 'limit must be a whole number from 1 to 100.' },
  },
  mine: {
    summary: 'List your own listings',
    access: 'signed-in',
    rateLimit: 'reads',
    description: 'The e-mail must be that of your account, in upper or lower case; another is refused.',
    answer: {
      description: 'A bare array, newest first.',
      schema: listingSchema,
      isArray: true,
      example: [ownListingExample],
    },
    errors: OTHERS_EMAIL,
  },
  ofUser: {
    summary: 'List your own listings, with the e-mail in the path',
    access: 'signed-in',
    rateLimit: 'reads',
    description: 'The same as `/roommates/mylistings`.',
    answer: {
      description: 'A bare array, newest first.',
      schema: listingSchema,
      isArray: true,
      example: [ownListingExample],
    },
    errors: OTHERS_EMAIL,
    params: { email: { description: 'The e-mail of your account.', example: emailExample } },
  },
  count: {
    summary: 'Count all listings',
    access: 'anyone',
    rateLimit: 'reads',
    description: 'The same number under both names.',
    answer: { description: 'The number.', schema: countAnswerSchema, example: { count: 24, total: 24 } },
  },
  stats: {
    summary: 'Count listings, available listings and room types',
    access: 'anyone',
    rateLimit: 'reads',
    description: '`roomTypes` is the number of distinct room types among all listings.',
    answer: {
      description: 'The numbers.',
      schema: statsAnswerSchema,
      example: { total: 24, available: 19, roomTypes: 2 },
    },
  },
  one: {
    summary: 'Show one listing',
    access: 'anyone',
    rateLimit: 'reads',
    description:
      'Counts a view unless the owner asks. `email` comes for signed-in callers, `contact` for the owner; others get the contact by a like.',
    answer: { description: 'The listing.', schema: listingSchema, example: listingExample },
    errors: { ...MALFORMED_ID, ...NOT_FOUND },
    params: id,
  },
} satisfies Record<string, CallDocs>;

/** The documentation of the calls that change something. */
export const changeCalls = {
  create: {
    summary: 'Post a listing',
    access: 'signed-in',
    rateLimit: 'writes',
    description:
      'E-mail and name are those of your account: `email` and `name` in the body are accepted and ignored. Other unknown fields are refused.',
    answer: {
      status: 201,
      description: 'The listing is posted.',
      schema: createAnswerSchema,
      example: { acknowledged: true, insertedId: listingExample._id },
    },
    errors: BODY_ERRORS,
  },
  update: {
    summary: 'Edit a listing',
    access: 'owner',
    rateLimit: 'writes',
    description:
      'Replaces the fields of the form; an absent `availability` stays as it is. `modifiedCount` is 0 when nothing differs from what is stored.',
    answer: {
      description: 'How many were found and changed.',
      schema: updateAnswerSchema,
      example: { matchedCount: 1, modifiedCount: 1 },
    },
    errors: { ...BODY_ERRORS, ...NOT_OWNER, ...NOT_FOUND },
    params: id,
  },
  like: {
    summary: 'Like a listing and get its contact',
    access: 'signed-in',
    rateLimit: 'likes',
    description:
      'One like per user: a repeat gives `modifiedCount` 0 and the contact. The `likes` that you send is checked to be a number and not used. Your own listing is refused.',
    answer: {
      description: 'The number of likes and the contact.',
      schema: likeAnswerSchema,
      example: { matchedCount: 1, modifiedCount: 1, likes: 5, contact: contactExample },
    },
    errors: {
      ...BODY_ERRORS,
      400: 'likes must be a number.',
      403: "You can't like your own post.",
      ...NOT_FOUND,
    },
    params: id,
  },
  delete: {
    summary: 'Delete a listing',
    access: 'owner',
    rateLimit: 'writes',
    description: 'There is no way back.',
    answer: {
      description: 'How many were deleted.',
      schema: deleteAnswerSchema,
      example: { deletedCount: 1 },
    },
    errors: { ...MALFORMED_ID, ...NOT_OWNER, ...NOT_FOUND },
    params: id,
  },
} satisfies Record<string, CallDocs>;
