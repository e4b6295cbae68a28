import {
  createdWebhookSchema,
  deleteResponseSchema,
  deliverySchema,
  replayResponseSchema,
  SINCE_RULE,
  webhookSchema,
  WEBHOOKS_MAX,
} from '@roommate/contracts';
import { malformedBody, malformedId } from '../openapi/error-examples.ts';
import { bodyErrors } from '../openapi/error-responses.ts';
import { createdWebhookExample, deliveryExample, webhookExample } from '../openapi/examples.ts';
import type { OperationDocs } from '../openapi/operation-docs.ts';
import {
  PRIVATE_RECEIVER,
  REPLAY_PAUSE_S,
  REPLAYED_JUST_NOW,
  TOO_MANY_WEBHOOKS,
  WEBHOOK_EXISTS,
  WEBHOOK_NOT_FOUND,
} from './messages.ts';

const params = { id: { description: 'The `_id` of one of your webhooks.', example: webhookExample._id } };
const manage = { access: 'signed-in', scope: 'webhooks:manage' } as const;

export const webhookOperations = {
  list: {
    ...manage,
    id: 'listWebhooks',
    summary: 'List your webhooks, newest first',
    rateLimit: 'reads',
    description: 'See "Create a webhook" for the requests that a receiver gets.',
    visible: 'Your own webhooks, without their secrets.',
    hasETag: true,
    refusesQuery: true,
    response: {
      description: 'A bare array.',
      schema: webhookSchema,
      isArray: true,
      example: [webhookExample],
    },
  },
  create: {
    ...manage,
    id: 'createWebhook',
    summary: 'Create a webhook',
    rateLimit: 'writes',
    description: `The URL gets a signed POST for each event of all listings: posted, edited or deleted by their owners. A listing is sent as a caller without a token sees it: without contact and email. The webhooks of this document describe each event. You can have ${WEBHOOKS_MAX} webhooks, each with another URL. A repeated request gets 409. If you did not get the first response, delete the webhook and create it again.\n\nThe requests follow [Standard Webhooks](https://www.standardwebhooks.com). \`webhook-id\` names the event, also in a repeated delivery. \`webhook-timestamp\` is the time in seconds since 1970. \`webhook-signature\` is \`v1,\` and the Base64 of the HMAC-SHA256 of \`{webhook-id}.{webhook-timestamp}.{body}\`. Its key is the part of the secret after \`whsec_\`, decoded from Base64. Respond with a 2xx status within ten seconds. Otherwise the event is sent again, with longer and longer pauses.`,
    visible: 'The secret. No other response contains it.',
    response: {
      status: 201,
      description: 'The webhook is created.',
      schema: createdWebhookSchema,
      example: createdWebhookExample,
    },
    errors: {
      400: [{ error: PRIVATE_RECEIVER, field: 'url' }, malformedBody],
      409: [
        { error: TOO_MANY_WEBHOOKS, code: 'too_many_webhooks' },
        { error: WEBHOOK_EXISTS, code: 'webhook_exists', field: 'url' },
      ],
      ...bodyErrors,
    },
  },
  delete: {
    ...manage,
    id: 'deleteWebhook',
    summary: 'Delete a webhook',
    rateLimit: 'writes',
    description: 'Its pending deliveries are not sent any more.',
    visible: 'Only the count.',
    response: {
      description: 'How many webhooks were deleted.',
      schema: deleteResponseSchema,
      example: { deletedCount: 1 },
    },
    errors: { 400: [malformedId, malformedBody], 404: WEBHOOK_NOT_FOUND, ...bodyErrors },
    params,
  },
  deliveries: {
    ...manage,
    id: 'listWebhookDeliveries',
    summary: 'List the newest 100 deliveries of a webhook',
    rateLimit: 'reads',
    description: 'Deliveries are kept for a week.',
    visible: 'The deliveries of your own webhook, newest first.',
    hasETag: true,
    refusesQuery: true,
    response: {
      description: 'A bare array.',
      schema: deliverySchema,
      isArray: true,
      example: [deliveryExample],
    },
    errors: { 400: malformedId, 404: WEBHOOK_NOT_FOUND },
    params,
  },
  replay: {
    ...manage,
    id: 'replayWebhook',
    summary: 'Deliver past events again',
    rateLimit: 'writes',
    description: `Sends the events since a time again, with the same ids. This includes delivered events. Events are kept for a week. A request replays at most 1,000 events, and none from before the creation of the webhook. A disabled webhook becomes active. A webhook can be replayed once in ${REPLAY_PAUSE_S} seconds. Another request within this time gets 429.`,
    visible: 'Only the number of events.',
    response: {
      description: 'The events are queued.',
      schema: replayResponseSchema,
      example: { events: 12, next: null },
    },
    errors: {
      400: [malformedId, { error: SINCE_RULE, field: 'since' }, malformedBody],
      404: WEBHOOK_NOT_FOUND,
      429: REPLAYED_JUST_NOW,
      ...bodyErrors,
    },
    params,
  },
} satisfies Record<string, OperationDocs>;
