import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import type { OperationDocs, HeaderDocs } from './operation-docs.ts';

const TAG = 'W/"mHcY1G8sZ0m3rJtK.b7XnqV2fTz4LwD9p"';

export const ETAG: HeaderDocs = {
  description:
    'This state of the answer, as this caller sees it. Weak: `views` do not count but for the owner.',
  schema: { type: 'string' },
  example: TAG,
};

const IF_NONE_MATCH = {
  name: 'If-None-Match',
  description: 'The `ETag` of the answer that you have: 304 without a body when it is still right.',
  required: false,
  schema: { type: 'string' },
};
const IF_MATCH = {
  name: 'If-Match',
  description:
    'The `ETag` of the listing as you read it: 412 when it has been edited since. Likes and views are no edits. Without it the last edit wins.',
  required: false,
  schema: { type: 'string' },
} as const;
const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  description:
    'Makes it safe to send the request again: a key of your own, such as a UUID. For 24 hours the same key and body get the answer of the first time, and nothing happens twice.',
  required: false,
  schema: { type: 'string', pattern: '^[A-Za-z0-9_.:+/=-]{1,128}$' },
} as const;

/** The decorators for the request headers that a call takes, and for what they bring about. */
export const requestHeaders = ({ hasETag, takesIfMatch, takesIdempotencyKey }: OperationDocs) => [
  ...(hasETag
    ? [
        ApiHeader(IF_NONE_MATCH),
        ApiResponse({ status: 304, description: 'What you have is still right.', headers: { ETag: ETAG } }),
      ]
    : []),
  ...(takesIfMatch ? [ApiHeader(IF_MATCH)] : []),
  ...(takesIdempotencyKey ? [ApiHeader(IDEMPOTENCY_KEY)] : []),
];
