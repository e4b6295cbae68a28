import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { HOUR_MS } from '../database/cleanup-of.ts';
import { PeriodicCleanup } from '../database/periodic-cleanup.ts';
import { distinctValues } from '../database/distinct-values.ts';
import { DeletedListings } from './deleted-listings.ts';
import { LikeRecord } from './like.schema.ts';

const firstId = new Types.ObjectId('0'.repeat(24));

/** Deletes the likes that a crash during the deletion of a listing left: docs/decisions/0026-exact-likes.md. */
@Injectable()
export class OrphanedLikesCleanup extends PeriodicCleanup {
  constructor(
    @InjectModel(LikeRecord.name) private readonly likes: Model<LikeRecord>,
    private readonly deleted: DeletedListings,
  ) {
    super(HOUR_MS);
  }

  async deleteExpired(): Promise<void> {
    for await (const listingId of distinctValues(this.likes, 'listingId', firstId)) {
      if (await this.deleted.has(listingId)) await this.likes.deleteMany({ listingId });
    }
  }
}
