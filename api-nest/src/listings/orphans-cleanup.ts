import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { AlertsRepository } from '../alerts/alerts.repository.ts';
import { PeriodicCleanup } from '../database/periodic-cleanup.ts';
import { valuesOf } from '../database/values-of.ts';
import { LikeRecord } from './like.schema.ts';
import { ListingRecord } from './listing.schema.ts';

const HOUR_MS = 60 * 60 * 1000;
const firstId = new Types.ObjectId('0'.repeat(24));

/**
 * Deletes the likes and alerts that a crash during the deletion of a listing left: docs/decisions/0026-exact-likes.md,
 * docs/decisions/0344-alerts.md.
 */
@Injectable()
export class OrphansCleanup extends PeriodicCleanup {
  constructor(
    @InjectModel(ListingRecord.name) private readonly listings: Model<ListingRecord>,
    @InjectModel(LikeRecord.name) private readonly likes: Model<LikeRecord>,
    private readonly alerts: AlertsRepository,
  ) {
    super(HOUR_MS);
  }

  async deleteExpired(): Promise<void> {
    for await (const listingId of valuesOf(this.likes, 'listingId', firstId)) {
      if (await this.#isDeleted(listingId)) await this.likes.deleteMany({ listingId });
    }
    for await (const id of this.alerts.listingIds()) {
      if (await this.#isDeleted(new Types.ObjectId(id))) await this.alerts.deleteOfListing(id);
    }
  }

  /** The id of a deleted listing never returns. */
  async #isDeleted(_id: Types.ObjectId): Promise<boolean> {
    return (await this.listings.exists({ _id })) === null;
  }
}
