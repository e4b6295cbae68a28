import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import type { OperationDocs, HeaderDocs } from './operation-docs.ts';

const TAG_EXAMPLE = 'W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"';

export const etag: HeaderDocs = {
  description:
    'The state of the response for this caller. The tag is weak: `views` change it only for the owner.',
  schema: { type: 'string' },
  example: TAG_EXAMPLE,
};

export const etagAfterEdit: HeaderDocs = {
  description: 'The state of the listing after the edit, for the `If-Match` of your next edit.',
  schema: { type: 'string' },
  example: TAG_EXAMPLE,
};

export const idempotencyReplayed: HeaderDocs = {
  description:
    '`true` when this is the stored response to an earlier request with the same `Idempotency-Key`.',
  schema: { type: 'string' },
  example: 'true',
};

export const nextPage: HeaderDocs = {
  description: 'The absolute URL of the next page (RFC 8288). Absent on the last page.',
  schema: { type: 'string' },
  example: '<https://roommate.example/api/roommates?limit=24&cursor=AAABl_iXQ6BmXxwqt9lOABKkydE>; rel="next"',
};

export const location: HeaderDocs = {
  description: 'The absolute URL of the new listing in the API.',
  schema: { type: 'string' },
  example: 'https://roommate.example/api/roommates/665f1c2ab7d94e0012a4c9d1',
};

const ifNoneMatch = {
  name: 'If-None-Match',
  description: 'The `ETag` of your last response. You get 304 without a body while it is still current.',
  required: false,
  schema: { type: 'string' },
};
const ifMatch = {
  name: 'If-Match',
  description:
    'The `ETag` of the listing as you read it. You get 412 when it was edited since. Likes and views are not edits. Without this header the last edit wins.',
  required: false,
  schema: { type: 'string' },
} as const;
const idempotencyKey = {
  name: 'Idempotency-Key',
  description:
    'Makes it safe to send the request again. Use a key of your own, such as a UUID. For 24 hours the same key and body get the first response, and nothing happens twice.',
  required: false,
  schema: { type: 'string', pattern: '^[A-Za-z0-9_.:+/=-]{1,128}$' },
} as const;

/** The decorators for the request headers of an operation and for the responses that they cause. */
export const requestHeaders = ({ hasETag, takesIfMatch, takesIdempotencyKey }: OperationDocs) => [
  ...(hasETag
    ? [
        ApiHeader(ifNoneMatch),
        ApiResponse({
          status: 304,
          description: 'Your last response is still current.',
          headers: { ETag: etag },
        }),
      ]
    : []),
  ...(takesIfMatch ? [ApiHeader(ifMatch)] : []),
  ...(takesIdempotencyKey ? [ApiHeader(idempotencyKey)] : []),
];
