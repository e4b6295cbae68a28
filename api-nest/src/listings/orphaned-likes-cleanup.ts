import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { PeriodicCleanup } from '../database/periodic-cleanup.ts';
import { valuesOf } from '../database/values-of.ts';
import { LikeRecord } from './like.schema.ts';
import { ListingRecord } from './listing.schema.ts';

const HOUR_MS = 60 * 60 * 1000;
const FIRST_ID = new Types.ObjectId('0'.repeat(24));

/** Deletes the like records that a crash during the deletion of a listing left: docs/decisions/0026-exact-likes.md. */
@Injectable()
export class OrphanedLikesCleanup extends PeriodicCleanup {
  constructor(
    @InjectModel(ListingRecord.name) private readonly listings: Model<ListingRecord>,
    @InjectModel(LikeRecord.name) private readonly likes: Model<LikeRecord>,
  ) {
    super(HOUR_MS);
  }

  /** @returns the number of deleted records */
  async deleteExpired(): Promise<number> {
    let total = 0;
    for await (const listingId of valuesOf(this.likes, 'listingId', FIRST_ID)) {
      // The id of a deleted listing never returns.
      if (await this.listings.exists({ _id: listingId })) continue;
      total += (await this.likes.deleteMany({ listingId })).deletedCount;
    }
    return total;
  }
}
