import type { OpenAPIObject } from '@nestjs/swagger';
import {
  listingCreatedEventSchema,
  listingDeletedEventSchema,
  listingUpdatedEventSchema,
  type WebhookEvent,
} from '@roommate/contracts';
import type { z } from 'zod';
import { listingExample } from './examples.ts';
import { toOpenApiSchema } from './to-openapi-schema.ts';

interface EventDocs {
  id: string;
  summary: string;
  description: string;
  name: string;
  schema: z.ZodType;
  data: unknown;
}

const AS_ANYONE = '`data` is the listing as a caller without a token sees it: without contact and email.';

const events: Record<WebhookEvent, EventDocs> = {
  'listing.created': {
    id: 'listingCreated',
    summary: 'A listing was posted',
    description: AS_ANYONE,
    name: 'ListingCreatedEvent',
    schema: listingCreatedEventSchema,
    data: listingExample,
  },
  'listing.updated': {
    id: 'listingUpdated',
    summary: 'A listing was edited by its owner',
    description: `${AS_ANYONE} Events can arrive in another order: compare \`data.updatedAt\`.`,
    name: 'ListingUpdatedEvent',
    schema: listingUpdatedEventSchema,
    data: { ...listingExample, rentAmount: 11500, updatedAt: '2025-06-05T10:00:00.000Z' },
  },
  'listing.deleted': {
    id: 'listingDeleted',
    summary: 'A listing was deleted',
    description: '`data` contains only `_id`.',
    name: 'ListingDeletedEvent',
    schema: listingDeletedEventSchema,
    data: { _id: listingExample._id },
  },
};

const header = (name: string, description: string, example: string) => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  schema: { type: 'string' as const },
  example,
});

const headers = [
  header('webhook-id', 'The id of the event, also in a repeated delivery.', 'evt_665f1c2ab7d94e0012a4c9d4'),
  header('webhook-timestamp', 'The time of the attempt, in seconds since 1970.', '1749117600'),
  header(
    'webhook-signature',
    '`v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`. See `createWebhook`.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

const responses = {
  '2XX': { description: 'The event is delivered.' },
  410: { description: 'The receiver is gone. The webhook is disabled.' },
  default: { description: 'The event is sent again later.' },
};

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Documents the requests that receivers of webhooks get, which no controller handles, and the schemas of their bodies. */
export function documentWebhooks(document: OpenAPIObject): void {
  const schemas: NonNullable<NonNullable<OpenAPIObject['components']>['schemas']> = {};
  for (const { name, schema } of Object.values(events)) {
    const { schema: json } = toOpenApiSchema(schema, { schemaType: 'output' }) ?? {};
    if (json) schemas[name] = json;
  }
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...schemas },
  };
  document.webhooks = Object.fromEntries(
    Object.entries(events).map(([type, { id, summary, description, name, data }]) => [
      type,
      {
        post: {
          operationId: id,
          summary,
          description,
          tags: ['Webhooks'],
          security: [],
          parameters: headers,
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: refTo(name),
                example: { type, timestamp: '2025-06-05T10:00:00.000Z', data },
              },
            },
          },
          responses,
        },
      },
    ]),
  );
}
