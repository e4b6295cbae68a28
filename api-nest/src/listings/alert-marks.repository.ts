import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { MAX_TIME_MS } from '../database/connection-options.ts';
import { rowsOf } from '../database/rows.ts';
import { DUE_AFTER_MS } from './alert-mark.ts';
import { ListingRecord } from './listing.schema.ts';

const fields = {
  ownerUid: 1,
  availability: 1,
  rentAmount: 1,
  roomType: 1,
  imageUrl: 1,
  placeId: 1,
  area1: 1,
  area2: 1,
  words: 1,
  home: 1,
  alertsDue: 1,
  alertsOf: 1,
} as const;

/** The fields that the alerts of a listing depend on. */
export type MarkedListing = Pick<ListingRecord, '_id' | keyof typeof fields>;

/** All database access to the marks of listings whose alerts are to be created. */
@Injectable()
export class AlertMarksRepository {
  constructor(@InjectModel(ListingRecord.name) private readonly listings: Model<ListingRecord>) {}

  find(id: string): Promise<MarkedListing | null> {
    const options = { projection: fields, maxTimeMS: MAX_TIME_MS };
    return rowsOf(this.listings).findOne<MarkedListing>({ _id: new Types.ObjectId(id) }, options);
  }

  /** @returns whether the listing was still in the state with this mark */
  async remove(_id: Types.ObjectId, alertsDue: Date): Promise<boolean> {
    const update = { $unset: { alertsDue: 1, alertsOf: 1 } } as const;
    const result = await rowsOf(this.listings).updateOne({ _id, alertsDue }, update, {
      maxTimeMS: MAX_TIME_MS,
    });
    return result.matchedCount === 1;
  }

  /**
   * The ids of listings whose process ended before it had created their alerts. Each gets a later mark first, so that no
   * other process takes over the same listing.
   */
  async *claimDue(now: Date, limit: number): AsyncGenerator<string> {
    const options = {
      projection: { alertsDue: 1 },
      sort: { alertsDue: 1 },
      limit,
      maxTimeMS: MAX_TIME_MS,
    } as const;
    const rows = rowsOf(this.listings);
    const due = rows.find<Pick<ListingRecord, '_id' | 'alertsDue'>>({ alertsDue: { $lte: now } }, options);
    const alertsDue = new Date(now.getTime() + DUE_AFTER_MS);
    for (const mark of await due.toArray()) {
      const claim = await rows.updateOne(mark, { $set: { alertsDue } }, { maxTimeMS: MAX_TIME_MS });
      if (claim.matchedCount === 1) yield mark._id.toHexString();
    }
  }
}
