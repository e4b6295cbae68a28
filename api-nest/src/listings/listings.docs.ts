import {
  countResponseSchema,
  createResponseSchema,
  deleteResponseSchema,
  likeResponseSchema,
  listingSchema,
  statsResponseSchema,
  updateResponseSchema,
} from '@roommate/contracts';
import type { OperationDocs, ErrorExample } from '../openapi/operation-docs.ts';
import { BODY_ERRORS } from '../openapi/error-responses.ts';
import {
  contactExample,
  emailExample,
  listByCaller,
  listingByCaller,
  listingExample,
  ownListingExample,
} from '../openapi/examples.ts';

const id = { id: { description: 'The `_id` of a listing.', example: listingExample._id } };
const NOT_FOUND = { 404: 'There is no such listing.' };
const MALFORMED_ID: ErrorExample = { error: 'id must be 24 hexadecimal characters.', field: 'id' };
const MALFORMED_BODY: ErrorExample = { error: 'The body is not valid JSON.', code: 'malformed_request' };
const TITLE_MISSING: ErrorExample = { error: 'Title is required.', field: 'title' };
const WRONG_LIMIT: ErrorExample = { error: 'limit must be a whole number from 1 to 100.', field: 'limit' };
const WRONG_CURSOR: ErrorExample = { error: 'cursor must be one that a Link header gave.', field: 'cursor' };
const OTHERS_EMAIL: OperationDocs['errors'] = {
  400: { error: 'Email is required.', field: 'email' },
  403: { error: 'You can list your own listings only.', code: 'other_account' },
};
const NOT_OWNER: OperationDocs['errors'] = {
  403: { error: 'Only its owner can change a listing.', code: 'not_owner' },
};

const BY_CALLER =
  'Callers without a token see neither `email` nor `contact`. Signed-in callers see `email`. The owner also sees `contact`; others get it by a like. Nobody sees the uid of an owner.';
const OWN = 'All fields, `email` and `contact` among them: you are the owner.';
const COUNTS = 'Every caller gets the same response.';

const OWN_LISTINGS = {
  access: 'signed-in',
  rateLimit: 'reads',
  visible: OWN,
  hasETag: true,
  response: {
    description: 'A bare array, newest first.',
    schema: listingSchema,
    isArray: true,
    example: [ownListingExample],
  },
  errors: OTHERS_EMAIL,
} as const;

/** The documentation of the calls that read. */
export const readOperations = {
  list: {
    id: 'listListings',
    summary: 'List all listings, newest first',
    access: 'anyone',
    rateLimit: 'reads',
    description:
      'Without parameters all listings come, streamed. With `limit` or `cursor` one page comes (24 unless `limit` says otherwise), and the `Link` header leads to the next page: a relative reference, absent on the last page. Listings that are added meanwhile neither repeat nor hide any.',
    visible: BY_CALLER,
    hasETag: true,
    response: {
      description: 'A bare array.',
      schema: listingSchema,
      isArray: true,
      examples: listByCaller,
      headers: {
        Link: {
          description: 'The next page (RFC 8288), relative to this address.',
          schema: { type: 'string' },
          example: '<?limit=24&cursor=AAABl_iXQ6BmXxwqt9lOABKkydE>; rel="next"',
        },
      },
    },
    errors: { 400: [WRONG_LIMIT, WRONG_CURSOR] },
  },
  available: {
    id: 'listAvailableListings',
    summary: 'List available listings, newest first',
    access: 'anyone',
    rateLimit: 'reads',
    description: 'At most `limit` listings whose availability is `available`.',
    visible: BY_CALLER,
    hasETag: true,
    response: { description: 'A bare array.', schema: listingSchema, isArray: true, examples: listByCaller },
    errors: { 400: WRONG_LIMIT },
  },
  mine: {
    ...OWN_LISTINGS,
    id: 'listMyListings',
    summary: 'List your own listings',
    description: 'The e-mail must be that of your account, in upper or lower case; another is refused.',
  },
  ofUser: {
    ...OWN_LISTINGS,
    id: 'listListingsOfUser',
    summary: 'List your own listings, with the e-mail in the path',
    description: 'The same as `/roommates/mylistings`.',
    params: { email: { description: 'The e-mail of your account.', example: emailExample } },
  },
  count: {
    id: 'countListings',
    summary: 'Count all listings',
    access: 'anyone',
    rateLimit: 'reads',
    description: 'The same number under both names.',
    visible: COUNTS,
    hasETag: true,
    response: { description: 'The number.', schema: countResponseSchema, example: { count: 24, total: 24 } },
  },
  stats: {
    id: 'getListingStats',
    summary: 'Count listings, available listings and room types',
    access: 'anyone',
    rateLimit: 'reads',
    description: '`roomTypes` is the number of distinct room types among all listings.',
    visible: COUNTS,
    hasETag: true,
    response: {
      description: 'The numbers.',
      schema: statsResponseSchema,
      example: { total: 24, available: 19, roomTypes: 2 },
    },
  },
  one: {
    id: 'getListing',
    summary: 'Show one listing',
    access: 'anyone',
    rateLimit: 'reads',
    description: 'Counts a view unless the owner asks, also when the answer is 304.',
    visible: BY_CALLER,
    hasETag: true,
    response: { description: 'The listing.', schema: listingSchema, examples: listingByCaller },
    errors: { 400: MALFORMED_ID, ...NOT_FOUND },
    params: id,
  },
} satisfies Record<string, OperationDocs>;

/** The documentation of the calls that change something. */
export const changeOperations = {
  create: {
    id: 'createListing',
    summary: 'Post a listing',
    access: 'signed-in',
    rateLimit: 'writes',
    description:
      'E-mail and name are those of your account: `email` and `name` in the body are accepted and ignored. Other unknown fields are refused.',
    visible: 'The id alone.',
    takesIdempotencyKey: true,
    response: {
      status: 201,
      description: 'The listing is posted.',
      schema: createResponseSchema,
      example: { acknowledged: true, insertedId: listingExample._id },
    },
    errors: { 400: [TITLE_MISSING, MALFORMED_BODY], ...BODY_ERRORS },
  },
  update: {
    id: 'updateListing',
    summary: 'Edit a listing',
    access: 'owner',
    rateLimit: 'writes',
    description:
      'Replaces the fields of the form; an absent `availability` stays as it is. `modifiedCount` is 0 when nothing differs from what is stored.',
    visible: 'The counts alone.',
    takesIfMatch: true,
    response: {
      description: 'How many were found and changed.',
      schema: updateResponseSchema,
      example: { matchedCount: 1, modifiedCount: 1 },
    },
    errors: {
      400: [TITLE_MISSING, MALFORMED_ID, MALFORMED_BODY],
      ...BODY_ERRORS,
      ...NOT_OWNER,
      ...NOT_FOUND,
    },
    params: id,
  },
  like: {
    id: 'likeListing',
    summary: 'Like a listing and get its contact',
    access: 'signed-in',
    rateLimit: 'likes',
    description:
      'One like per user: a repeat gives `modifiedCount` 0 and the contact. The `likes` that you send is checked to be a number and not used. Your own listing is refused.',
    visible: '`contact` comes in this answer, and to the owner; no other call shows it to you.',
    response: {
      description: 'The number of likes and the contact.',
      schema: likeResponseSchema,
      example: { matchedCount: 1, modifiedCount: 1, likes: 5, contact: contactExample },
    },
    errors: {
      400: [{ error: 'likes must be a number.', field: 'likes' }, MALFORMED_ID, MALFORMED_BODY],
      ...BODY_ERRORS,
      403: { error: "You can't like your own post.", code: 'own_listing' },
      ...NOT_FOUND,
    },
    params: id,
  },
  delete: {
    id: 'deleteListing',
    summary: 'Delete a listing',
    access: 'owner',
    rateLimit: 'writes',
    description: 'There is no way back.',
    visible: 'The count alone.',
    takesIfMatch: true,
    response: {
      description: 'How many were deleted.',
      schema: deleteResponseSchema,
      example: { deletedCount: 1 },
    },
    // A body that nobody needs is read like any other.
    errors: { 400: [MALFORMED_ID, MALFORMED_BODY], ...BODY_ERRORS, ...NOT_OWNER, ...NOT_FOUND },
    params: id,
  },
} satisfies Record<string, OperationDocs>;
