import { z } from 'zod';
import { listingIdSchema, listingSchema } from './listing.ts';
import type { WebhookEvent } from './webhook.ts';

/** A listing as a caller without a token sees it. */
const announcedListingSchema = listingSchema.omit({
  email: true,
  emailWithheld: true,
  isLiked: true,
  contact: true,
});

const eventSchema = <Type extends WebhookEvent, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({
    type: z.literal(type),
    timestamp: z.iso.datetime().meta({ description: 'When the event happened.' }),
    data,
  });

export const listingCreatedEventSchema = eventSchema('listing.created', announcedListingSchema);
export const listingUpdatedEventSchema = eventSchema('listing.updated', announcedListingSchema);
/** Receivers must not keep a deleted listing, so they get only its id. */
export const listingDeletedEventSchema = eventSchema('listing.deleted', z.object({ _id: listingIdSchema }));

/** The body of a request to a receiver, in the form of Standard Webhooks: docs/api-webhooks.md. */
export const webhookEventSchema = z.discriminatedUnion('type', [
  listingCreatedEventSchema,
  listingUpdatedEventSchema,
  listingDeletedEventSchema,
]);

export type WebhookEventBody = z.infer<typeof webhookEventSchema>;
