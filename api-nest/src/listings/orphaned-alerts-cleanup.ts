import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { AlertsRepository } from '../alerts/alerts.repository.ts';
import { HOUR_MS } from '../database/cleanup-of.ts';
import { PeriodicCleanup } from '../database/periodic-cleanup.ts';
import { DeletedListings } from './deleted-listings.ts';

/** Deletes the alerts that a crash during the deletion of a listing left: docs/decisions/0344-alerts.md. */
@Injectable()
export class OrphanedAlertsCleanup extends PeriodicCleanup {
  constructor(
    private readonly alerts: AlertsRepository,
    private readonly deleted: DeletedListings,
  ) {
    super(HOUR_MS);
  }

  async deleteExpired(): Promise<void> {
    for await (const id of this.alerts.listingIds()) {
      if (await this.deleted.has(new Types.ObjectId(id))) await this.alerts.deleteOfListing(id);
    }
  }
}
