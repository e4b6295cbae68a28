import { Injectable } from '@nestjs/common';
import type { UpdateResponse } from '@roommate/contracts';
import { ListingEvents } from './listing-events.ts';
import type { ListingRow } from './listing-view.ts';
import type { ListingRecord } from './listing.schema.ts';
import { ListingsRepository } from './listings.repository.ts';

/** Posts, edits and deletes listings, and announces it to webhooks. */
@Injectable()
export class ListingWrites {
  constructor(
    private readonly listings: ListingsRepository,
    private readonly events: ListingEvents,
  ) {}

  /** Does nothing when the `_id` exists: it is the same listing, posted again. */
  async insert(listing: ListingRecord): Promise<void> {
    const write = () => this.listings.insert(listing);
    await this.events.around('listing.created', listing, write, (isNew) => isNew);
  }

  /** @returns matches nothing when the listing was edited or deleted after this version */
  update(row: ListingRow, changes: Partial<ListingRecord>): Promise<UpdateResponse> {
    const write = () => this.listings.update(row, changes);
    const after = { ...row, ...changes };
    return this.events.around('listing.updated', after, write, ({ matchedCount }) => matchedCount === 1);
  }

  /** @returns whether this version existed */
  delete(row: ListingRow): Promise<boolean> {
    const write = () => this.listings.delete(row);
    return this.events.around('listing.deleted', row, write, (isDeleted) => isDeleted);
  }
}
