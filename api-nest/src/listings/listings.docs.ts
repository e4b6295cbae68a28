import {
  CURSOR_RULE,
  countResponseSchema,
  createResponseSchema,
  deleteResponseSchema,
  LIMIT_RULE,
  listingSchema,
  statsResponseSchema,
  updateResponseSchema,
} from '@roommate/contracts';
import type { OperationDocs, ErrorExample } from '../openapi/operation-docs.ts';
import { bodyErrors } from '../openapi/error-responses.ts';
import { etagAfterEdit, location, nextPage } from '../openapi/header-docs.ts';
import {
  EMAIL_EXAMPLE,
  listByCaller,
  listingByCaller,
  listingExample,
  ownListingExample,
} from '../openapi/examples.ts';
import { rateLimitTiers } from '../rate-limits/rate-limit-tiers.ts';
import { BODY_NOT_JSON } from '../problems/messages.ts';
import { LISTING_NOT_FOUND, NOT_OWNER, OTHER_ACCOUNT, readOnlyMessage } from './messages.ts';

const idParam = { id: { description: 'The `_id` of a listing.', example: listingExample._id } };
const notFound = { 404: LISTING_NOT_FOUND };
const malformedId: ErrorExample = { error: 'id must be 24 hexadecimal characters.', field: 'id' };
const malformedBody: ErrorExample = { error: BODY_NOT_JSON, code: 'malformed_request' };
const missingTitle: ErrorExample = { error: 'Title is required.', field: 'title' };
const changedLikes: ErrorExample = { error: readOnlyMessage('likes'), field: 'likes' };
const wrongLimit: ErrorExample = { error: LIMIT_RULE, field: 'limit' };
const wrongCursor: ErrorExample = { error: CURSOR_RULE, field: 'cursor' };
const otherAccount: OperationDocs['errors'] = {
  400: { error: 'Email is required.', field: 'email' },
  403: { error: OTHER_ACCOUNT, code: 'other_account' },
};
const notOwner: OperationDocs['errors'] = { 403: { error: NOT_OWNER, code: 'not_owner' } };

const BY_CALLER =
  'Only the owner sees `email` and `contact`. Other users get `contact` with a like, and `email` from `GET /roommates/{id}`. Nobody sees the uid of an owner.';
const ONE_BY_CALLER = `Callers without a token see neither \`email\` nor \`contact\`. Signed-in callers see \`email\` if the poster had confirmed it when posting or last editing, for ${rateLimitTiers.emails.user.requests} listings a day. Otherwise \`emailWithheld\` has the reason. The owner also sees \`contact\`. Other users get \`contact\` with a like, and here again on the day of their like. With an API key you see what callers without a token see, and all of your own listings. Nobody sees the uid of an owner.`;
const SAME_FOR_ALL = 'Every caller gets the same response.';

const ownListings = {
  scope: 'listings:read',
  access: 'signed-in',
  rateLimit: 'reads',
  visible: 'All fields, including `email` and `contact`, because you are the owner.',
  hasETag: true,
  response: {
    description: 'A bare array, newest first.',
    schema: listingSchema,
    isArray: true,
    example: [ownListingExample],
  },
  errors: otherAccount,
} as const;

/** The documentation of the operations that read listings. */
export const readOperations = {
  list: {
    scope: 'listings:read',
    id: 'listListings',
    summary: 'List all listings, newest first',
    access: 'anyone',
    rateLimit: 'reads',
    costsByListing: true,
    description:
      'Without parameters you get all listings as a stream. With `limit` or `cursor` you get one page of 24 listings, or of `limit` listings. The `Link` header contains the URL of the next page. The last page has no `Link`. New listings never repeat or hide another one.',
    visible: BY_CALLER,
    hasETag: true,
    response: {
      description: 'A bare array.',
      schema: listingSchema,
      isArray: true,
      examples: listByCaller,
      headers: {
        Link: nextPage,
      },
    },
    errors: { 400: [wrongLimit, wrongCursor] },
  },
  available: {
    scope: 'listings:read',
    id: 'listAvailableListings',
    summary: 'List available listings, newest first',
    access: 'anyone',
    rateLimit: 'reads',
    description:
      'A page of `limit` listings with the availability `available`. The `Link` header contains the URL of the next page. The last page has no `Link`.',
    visible: BY_CALLER,
    hasETag: true,
    response: {
      description: 'A bare array.',
      schema: listingSchema,
      isArray: true,
      examples: listByCaller,
      headers: { Link: nextPage },
    },
    errors: { 400: [wrongLimit, wrongCursor] },
  },
  mine: {
    ...ownListings,
    id: 'listMyListings',
    summary: 'List your own listings',
    description: 'The e-mail must be the e-mail of your account, in upper or lower case.',
  },
  ofUser: {
    ...ownListings,
    id: 'listListingsOfUser',
    summary: 'List your own listings, with the e-mail in the path',
    description: 'The same as `/roommates/mylistings`.',
    params: { email: { description: 'The e-mail of your account.', example: EMAIL_EXAMPLE } },
  },
  withIds: {
    scope: 'listings:read',
    id: 'listListingsByIds',
    summary: 'Get several listings by their ids',
    access: 'anyone',
    rateLimit: 'reads',
    description:
      'The listings come in the order of the ids. A listing that was deleted is missing. The request counts no views.',
    visible: BY_CALLER,
    hasETag: true,
    response: {
      description: 'A bare array.',
      schema: listingSchema,
      isArray: true,
      examples: listByCaller,
    },
    errors: { 400: { error: 'id must be 24 hexadecimal characters.', field: 'ids.0' } },
  },
  count: {
    scope: 'listings:read',
    id: 'countListings',
    summary: 'Count all listings',
    access: 'anyone',
    rateLimit: 'reads',
    description: '`count` and `total` are the same number.',
    visible: SAME_FOR_ALL,
    hasETag: true,
    response: {
      description: 'The number of listings.',
      schema: countResponseSchema,
      example: { count: 24, total: 24 },
    },
  },
  stats: {
    scope: 'listings:read',
    id: 'getListingStats',
    summary: 'Count listings, available listings and room types',
    access: 'anyone',
    rateLimit: 'reads',
    description: '`roomTypes` is the number of distinct room types among all listings.',
    visible: SAME_FOR_ALL,
    hasETag: true,
    response: {
      description: 'The statistics.',
      schema: statsResponseSchema,
      example: { total: 24, available: 19, roomTypes: 2 },
    },
  },
  one: {
    scope: 'listings:read',
    id: 'getListing',
    summary: 'Show one listing',
    access: 'anyone',
    rateLimit: 'reads',
    description:
      'Counts one view per visitor and day, also when the response is 304. Without a token, a visitor is an IP address and a user agent. The owner, bots that say so in `User-Agent`, programs with an API key, HEAD and requests ahead of a visit (`Sec-Purpose: prefetch`) do not count. `views` includes your view from the next request on.',
    visible: ONE_BY_CALLER,
    hasETag: true,
    response: { description: 'The listing.', schema: listingSchema, examples: listingByCaller },
    errors: { 400: malformedId, ...notFound },
    params: idParam,
  },
} satisfies Record<string, OperationDocs>;

/** Two operations edit a listing: PUT with all fields, PATCH with some. */
const edit = {
  scope: 'listings:write',
  access: 'owner',
  rateLimit: 'writes',
  visible: 'Only the counts.',
  takesIfMatch: true,
  response: {
    description: 'How many listings were found and changed.',
    schema: updateResponseSchema,
    example: { matchedCount: 1, modifiedCount: 1 },
    headers: { ETag: etagAfterEdit },
  },
  errors: {
    400: [missingTitle, changedLikes, malformedId, malformedBody],
    ...bodyErrors,
    ...notOwner,
    ...notFound,
  },
  params: idParam,
} satisfies Omit<OperationDocs, 'id' | 'summary' | 'description'>;

/** The documentation of the operations that change listings. */
export const changeOperations = {
  create: {
    scope: 'listings:write',
    id: 'createListing',
    summary: 'Post a listing',
    access: 'signed-in',
    rateLimit: 'writes',
    description:
      'E-mail and name come from your account. `email` and `name` in the body are accepted and ignored. Other unknown fields are refused.',
    visible: 'Only the id.',
    takesIdempotencyKey: true,
    response: {
      status: 201,
      description: 'The listing is posted.',
      schema: createResponseSchema,
      example: { acknowledged: true, insertedId: listingExample._id },
      headers: { Location: location },
    },
    errors: { 400: [missingTitle, malformedBody], ...bodyErrors },
  },
  update: {
    ...edit,
    id: 'updateListing',
    summary: 'Edit a listing',
    description:
      'Replaces the fields of the form. You can send a listing as GET returns it: read-only fields are accepted when they are unchanged. `email` and `name` are ignored. Without `availability` the stored value stays. `modifiedCount` is 0 when nothing changes.',
  },
  patch: {
    ...edit,
    id: 'patchListing',
    summary: 'Edit single fields of a listing',
    description:
      'The body is a JSON merge patch (RFC 7396), as `application/merge-patch+json` or `application/json`. Fields that are absent keep their values. No field can be removed, so `null` is refused. Read-only fields are accepted when they are unchanged. `modifiedCount` is 0 when nothing changes.',
  },
  delete: {
    scope: 'listings:write',
    id: 'deleteListing',
    summary: 'Delete a listing',
    access: 'owner',
    rateLimit: 'writes',
    description: 'A deleted listing cannot be restored.',
    visible: 'Only the count.',
    takesIfMatch: true,
    response: {
      description: 'How many listings were deleted.',
      schema: deleteResponseSchema,
      example: { deletedCount: 1 },
    },
    // A body is not needed, but one that is sent is parsed like any other.
    errors: { 400: [malformedId, malformedBody], ...bodyErrors, ...notOwner, ...notFound },
    params: idParam,
  },
} satisfies Record<string, OperationDocs>;
