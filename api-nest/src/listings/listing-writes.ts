import { Injectable } from '@nestjs/common';
import { ListingAlerts } from './listing-alerts.ts';
import { ListingEvents } from './listing-events.ts';
import type { ListingRow } from './listing-view.ts';
import type { ListingRecord } from './listing.schema.ts';
import { ListingsRepository } from './listings.repository.ts';

/** Posts, edits and deletes listings. Announces it to webhooks, and updates the alerts of saved searches. */
@Injectable()
export class ListingWrites {
  constructor(
    private readonly listings: ListingsRepository,
    private readonly events: ListingEvents,
    private readonly alerts: ListingAlerts,
  ) {}

  /** Does nothing when the `_id` exists: it is the same listing, posted again. */
  async insert(listing: ListingRecord): Promise<void> {
    const mark = await this.alerts.markOfPost(listing);
    const write = () => this.listings.insert({ ...listing, ...mark });
    const wasNew = await this.events.around('listing.created', listing, write, (isNew) => isNew);
    if (wasNew && mark.alertsDue) this.alerts.updateSoon(listing._id.toHexString());
  }

  /** @returns whether the listing had this version; it had not when it was edited or deleted after it */
  async update(row: ListingRow, changes: Partial<ListingRecord>): Promise<boolean> {
    const after = { ...row, ...changes };
    const mark = await this.alerts.markOfEdit(row, after);
    const write = () => this.listings.update(row, { ...changes, ...mark });
    const wasVersion = await this.events.around('listing.updated', after, write, (was) => was);
    if (wasVersion && mark.alertsDue) this.alerts.updateSoon(row._id.toHexString());
    return wasVersion;
  }

  /** @returns whether this version existed */
  async delete(row: ListingRow): Promise<boolean> {
    const write = () => this.listings.delete(row);
    const wasDeleted = await this.events.around('listing.deleted', row, write, (isDeleted) => isDeleted);
    if (wasDeleted) this.alerts.updateSoon(row._id.toHexString());
    return wasDeleted;
  }
}
