import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { isDuplicateKey } from '../database/is-duplicate-key.ts';
import { DAY_MS, dhakaDay } from '../time/dhaka-day.ts';
import { REVEAL_DAYS, type RevealKind, revealsId, RevealsRecord } from './reveal.schema.ts';

/** A contact or email of a listing that a user sees now. */
export interface NewReveal {
  kind: RevealKind;
  listingId: string;
  uid: string;
  at: Date;
}

@Injectable()
export class RevealsRepository {
  constructor(@InjectModel(RevealsRecord.name) private readonly records: Model<RevealsRecord>) {}

  /** Whether the user saw it earlier on the same day. */
  async has({ kind, listingId, uid, at }: NewReveal): Promise<boolean> {
    const _id = revealsId(dhakaDay(at), kind, uid);
    const known = { _id, 'reveals.listingId': new Types.ObjectId(listingId) };
    return (await this.records.exists(known)) !== null;
  }

  /**
   * Adds the reveal to the user's day unless the day is full. One update of one document decides. So simultaneous
   * requests never exceed the limit and never count one listing twice.
   * @returns the number of reveals of the day after this one. It is `known` when the user saw it earlier on the same
   * day, `full` when the limit is reached
   */
  async add(reveal: NewReveal, limit: number): Promise<number | 'known' | 'full'> {
    const { kind, uid, at } = reveal;
    const listingId = new Types.ObjectId(reveal.listingId);
    const day = dhakaDay(at);
    const _id = revealsId(day, kind, uid);
    const notFull = { _id, count: { $lt: limit }, 'reveals.listingId': { $ne: listingId } };
    const change = {
      $setOnInsert: { uid, kind, day, firstAt: at },
      $inc: { count: 1 },
      $push: { reveals: { listingId, at } },
      $set: { lastAt: at },
    };
    // Repeats only when another request inserted the document at the same moment.
    for (;;) {
      try {
        const record = await this.records
          .findOneAndUpdate(notFull, change, {
            upsert: true,
            returnDocument: 'after',
            projection: { count: 1 },
          })
          .orFail()
          .lean();
        return record.count;
      } catch (error) {
        // The document exists and does not match: the upsert tried to insert it a second time.
        if (!isDuplicateKey(error)) throw error;
      }
      if (await this.has(reveal)) return 'known';
      if (await this.records.exists({ _id, count: { $gte: limit } })) return 'full';
    }
  }

  /** @returns the number of deleted days of users */
  async deleteExpired(now: Date): Promise<number> {
    const oldest = dhakaDay(new Date(now.getTime() - REVEAL_DAYS * DAY_MS));
    const { deletedCount } = await this.records.deleteMany({ day: { $lt: oldest } });
    // Records of the first format have no day. They do not count, so they need not stay.
    await this.records.deleteMany({ day: null });
    return deletedCount;
  }
}
