import type { WebhookEvent, WebhookEventBody } from '@roommate/contracts';
import type { ListingRow, ListingViews } from './listing-view.ts';

/**
 * The JSON of an event: `webhookEventSchema`. The data are what a caller without a token sees, so never a contact or an email.
 * A deleted listing is only an id.
 */
export function eventBody(type: WebhookEvent, row: ListingRow, at: Date, views: ListingViews): string {
  const timestamp = at.toISOString();
  const body: WebhookEventBody =
    type === 'listing.deleted'
      ? { type, timestamp, data: { _id: row._id.toHexString() } }
      : { type, timestamp, data: views.of(row, undefined) };
  return JSON.stringify(body);
}
