import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { AlertsRepository } from '../alerts/alerts.repository.ts';
import { PeriodicCleanup } from '../database/periodic-cleanup.ts';
import { ListingRecord } from './listing.schema.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Deletes the alerts that a crash during the deletion of a listing left: docs/decisions/0344-alerts.md. */
@Injectable()
export class OrphanedAlertsCleanup extends PeriodicCleanup {
  constructor(
    @InjectModel(ListingRecord.name) private readonly listings: Model<ListingRecord>,
    private readonly alerts: AlertsRepository,
  ) {
    super(HOUR_MS);
  }

  async deleteExpired(): Promise<void> {
    for await (const id of this.alerts.listingIds()) {
      // The id of a deleted listing never returns.
      if (await this.listings.exists({ _id: new Types.ObjectId(id) })) continue;
      await this.alerts.deleteOfListing(id);
    }
  }
}
