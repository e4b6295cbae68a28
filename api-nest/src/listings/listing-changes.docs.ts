import { createResponseSchema, deleteResponseSchema, updateResponseSchema } from '@roommate/contracts';
import { malformedBody, malformedId } from '../openapi/error-examples.ts';
import { bodyErrors } from '../openapi/error-responses.ts';
import { listingExample, listingIdParam } from '../openapi/examples.ts';
import { etagAfterEdit, location } from '../openapi/header-docs.ts';
import type { ErrorExample, OperationDocs } from '../openapi/operation-docs.ts';
import { LISTING_NOT_FOUND, NOT_OWNER, readOnlyMessage } from './messages.ts';

const missingTitle: ErrorExample = { error: 'Title is required.', field: 'title' };
const changedLikes: ErrorExample = { error: readOnlyMessage('likes'), field: 'likes' };
const notOwner: ErrorExample = { error: NOT_OWNER, code: 'not_owner' };

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
    403: notOwner,
    404: LISTING_NOT_FOUND,
  },
  params: listingIdParam,
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
      'Email and name come from your account. `email` and `name` in the body are accepted and ignored. Other unknown fields are refused.',
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
      'Replaces the fields of the form. You can send a listing as GET returns it: read-only fields are accepted when they are unchanged. `email` and `name` are ignored. With a token, the listing gets the email that your account has now. Without `availability` the stored value stays. `modifiedCount` is 0 when nothing changes.',
  },
  patch: {
    ...edit,
    id: 'patchListing',
    summary: 'Edit single fields of a listing',
    description:
      'The body is a JSON merge patch (RFC 7396), as `application/merge-patch+json` or `application/json`. Fields that are absent keep their values. `null` removes `home`, or one fact in it. Other fields cannot be removed, so `null` is refused. Read-only fields are accepted when they are unchanged. With a token, the listing gets the email that your account has now. `modifiedCount` is 0 when nothing changes.',
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
    errors: { 400: [malformedId, malformedBody], ...bodyErrors, 403: notOwner, 404: LISTING_NOT_FOUND },
    params: listingIdParam,
  },
} satisfies Record<string, OperationDocs>;
