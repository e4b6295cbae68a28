import type { WebhookEvent } from '@roommate/contracts';
import type { ListingRow, ListingViews } from './listing-view.ts';

/**
 * The JSON of an event, as Standard Webhooks recommends it: `type`, `timestamp`, `data`. The data are what a caller without a
 * token sees, so never a contact or an email. A deleted listing is only an id.
 */
export function eventBody(type: WebhookEvent, row: ListingRow, at: Date, views: ListingViews): string {
  const data = type === 'listing.deleted' ? { _id: row._id.toHexString() } : views.of(row, undefined);
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}
