import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { EventRecord } from './event.schema.ts';
import type { WebhookEvent } from '@roommate/contracts';
import { farFuture } from './webhook.schema.ts';

/** All database access to events. */
@Injectable()
export class EventsRepository {
  constructor(@InjectModel(EventRecord.name) private readonly records: Model<EventRecord>) {}

  async insert(event: EventRecord): Promise<void> {
    await this.records.create(event);
  }

  find(_id: string): Promise<EventRecord | null> {
    return this.records.findById(_id).lean<EventRecord>().exec();
  }

  async confirm(_id: string): Promise<void> {
    await this.records.updateOne({ _id }, { $set: { checkAt: farFuture } });
  }

  async delete(_id: string): Promise<void> {
    await this.records.deleteOne({ _id });
  }

  /** Events whose process ended before it knew whether the change was written. */
  findUnconfirmed(now: Date, limit: number): Promise<EventRecord[]> {
    const due = this.records.find({ checkAt: { $lte: now } }).sort({ checkAt: 1 });
    return due.limit(limit).lean<EventRecord[]>().exec();
  }

  /** Events of these types whose change was written, oldest first. */
  findSince(since: Date, types: readonly WebhookEvent[], limit: number): Promise<EventRecord[]> {
    const found = this.records
      .find({ at: { $gte: since }, type: { $in: types }, checkAt: farFuture })
      .sort({ at: 1 });
    return found.limit(limit).lean<EventRecord[]>().exec();
  }

  /** Deletes what a deleted listing announced before. The event of its deletion stays. */
  async deleteEarlierOf(listingId: string): Promise<void> {
    await this.records.deleteMany({ listingId, type: { $ne: 'listing.deleted' } });
  }

  async deleteBefore(time: Date): Promise<void> {
    await this.records.deleteMany({ at: { $lt: time } });
  }
}
