import { z } from 'zod';

/** The events that a webhook can be notified of. */
export const webhookEvents = ['listing.created', 'listing.updated', 'listing.deleted'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Maximum number of webhooks of one account. */
export const WEBHOOKS_MAX = 5;
const URL_MAX = 2000;

const URL_RULE = 'url must be an absolute http or https URL without a password.';
const EVENTS_RULE = `Each event must be one of ${webhookEvents.join(', ')}.`;
export const SINCE_RULE = 'since must be a time in UTC, such as 2026-11-22T09:00:00.000Z.';

function isReceiver(text: string): boolean {
  // The parser would leave out line breaks and tabs, so the stored URL would differ from the requested one.
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && username === '' && password === '';
}

/** Body of POST /webhooks. */
export const newWebhookSchema = z.strictObject({
  url: z
    .string({ error: URL_RULE })
    .trim()
    .max(URL_MAX, `url must be at most ${URL_MAX} characters long.`)
    .refine(isReceiver, URL_RULE)
    .meta({
      description:
        'Receives the events. In production it must be https on the public internet, without a port.',
      example: 'https://receiver.example/roommate-events',
    }),
  events: z
    .array(z.enum(webhookEvents, { error: EVENTS_RULE }), { error: EVENTS_RULE })
    .min(1, 'Choose at least one event.')
    .max(webhookEvents.length, 'List each event only once.')
    .refine((events) => new Set(events).size === events.length, 'List each event only once.')
    .default([...webhookEvents])
    .meta({ example: [...webhookEvents] }),
});

const time = z.iso.datetime();

/** A webhook as its owner sees it. */
export const webhookSchema = z.object({
  _id: z.string().meta({ example: '665f1c2ab7d94e0012a4c9d3' }),
  url: z.string(),
  events: z
    .array(z.enum(webhookEvents))
    .meta({ description: 'Expect unknown events.', 'x-extensible': true }),
  status: z.enum(['active', 'disabled']).meta({
    description:
      'A webhook is disabled when its receiver responds with 410. A second case: the last attempt of an event fails, and the receiver has accepted nothing since the event. A replay activates it again.',
  }),
  createdAt: time,
  lastSuccessAt: time.nullable().meta({ description: 'When the receiver last accepted a delivery.' }),
});

export const createdWebhookSchema = webhookSchema.extend({
  secret: z.string().meta({ description: 'The secret of the signatures. Only this response contains it.' }),
});

/** One event for one webhook. */
export const deliverySchema = z.object({
  id: z.string().meta({ description: 'The id of the event, as in the header `webhook-id`.' }),
  type: z.enum(webhookEvents).meta({ 'x-extensible': true }),
  listingId: z.string(),
  status: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.int(),
  createdAt: time,
  nextAttemptAt: time.nullable().meta({ description: '`null` unless the delivery is pending.' }),
  lastStatus: z.int().nullable().meta({ description: 'The status of the last response.' }),
  lastError: z.string().nullable().meta({ description: 'Why the last attempt got no response.' }),
});

/** Body of POST /webhooks/{id}/replay. */
export const replayBodySchema = z.strictObject({
  since: z.iso.datetime({ error: SINCE_RULE }).meta({ example: '2026-11-22T09:00:00.000Z' }),
});

export const replayResponseSchema = z.object({
  events: z.int().meta({ description: 'The number of events that are delivered again.' }),
  next: time.nullable().meta({ description: 'The `since` of the next request, if there are more events.' }),
});

export type NewWebhook = z.infer<typeof newWebhookSchema>;
export type Webhook = z.infer<typeof webhookSchema>;
export type CreatedWebhook = z.infer<typeof createdWebhookSchema>;
export type Delivery = z.infer<typeof deliverySchema>;
export type ReplayBody = z.infer<typeof replayBodySchema>;
export type ReplayResponse = z.infer<typeof replayResponseSchema>;
