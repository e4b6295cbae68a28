import type { DeliveryRecord } from './delivery.schema.ts';
import type { Delivery, Webhook } from '@roommate/contracts';
import type { WebhookRecord } from './webhook.schema.ts';

type ShownWebhook = Omit<WebhookRecord, 'uid' | 'secret' | 'nextAt' | 'leasedUntil'>;

/** A webhook as its owner sees it, without the secret. */
export const webhookView = ({
  _id,
  url,
  events,
  status,
  createdAt,
  lastSuccessAt,
}: ShownWebhook): Webhook => ({
  _id: _id.toHexString(),
  url,
  events,
  status,
  createdAt: createdAt.toISOString(),
  lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
});

export const deliveryView = (record: DeliveryRecord): Delivery => {
  const { eventId, type, listingId, status, attempts, createdAt, dueAt, lastStatus, lastError } = record;
  return {
    id: eventId,
    type,
    listingId,
    status,
    attempts,
    createdAt: createdAt.toISOString(),
    nextAttemptAt: status === 'pending' ? dueAt.toISOString() : null,
    lastStatus: lastStatus ?? null,
    lastError: lastError ?? null,
  };
};
