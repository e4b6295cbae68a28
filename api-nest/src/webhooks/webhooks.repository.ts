import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { WebhookEvent } from '@roommate/contracts';
import { distinctValues } from '../database/distinct-values.ts';
import { farFuture, WebhookRecord } from './webhook.schema.ts';

const longAgo = new Date(0);

/** All database access to webhooks. */
@Injectable()
export class WebhooksRepository {
  constructor(@InjectModel(WebhookRecord.name) private readonly records: Model<WebhookRecord>) {}

  async insert(record: Omit<WebhookRecord, 'status' | 'nextAt' | 'leasedUntil'>): Promise<void> {
    await this.records.create({ ...record, status: 'active', nextAt: farFuture, leasedUntil: longAgo });
  }

  /** @returns null unless the user has the webhook */
  find(id: string, uid: string): Promise<WebhookRecord | null> {
    return this.records.findOne({ _id: id, uid }).lean<WebhookRecord>().exec();
  }

  findByOwner(uid: string): Promise<WebhookRecord[]> {
    return this.records.find({ uid }).sort({ _id: -1 }).lean<WebhookRecord[]>().exec();
  }

  /** @returns the ids of the deleted webhooks */
  async deleteOf(uid: string): Promise<Types.ObjectId[]> {
    const ids = (await this.findByOwner(uid)).map(({ _id }) => _id);
    await this.records.deleteMany({ _id: { $in: ids } });
    return ids;
  }

  async delete(_id: Types.ObjectId): Promise<void> {
    await this.records.deleteOne({ _id });
  }

  async hasActive(): Promise<boolean> {
    return (await this.records.exists({ status: 'active' })) !== null;
  }

  /** The active webhooks that want an event, in batches. */
  async *subscribers(type: WebhookEvent, batch = 500): AsyncGenerator<Types.ObjectId[]> {
    for (let after: Types.ObjectId | undefined; ;) {
      const found = await this.records
        .find({ status: 'active', ...(after && { _id: { $gt: after } }) }, { events: 1 })
        .sort({ _id: 1 })
        .limit(batch)
        .lean<Pick<WebhookRecord, '_id' | 'events'>[]>();
      const wanting = found.filter(({ events }) => events.includes(type));
      if (wanting.length > 0) yield wanting.map(({ _id }) => _id);
      after = found.at(-1)?._id;
      if (found.length < batch) return;
    }
  }

  /** Makes the deliveries of webhooks due now, also of those that another process is sending at the moment. */
  async wake(ids: readonly Types.ObjectId[], now: Date): Promise<void> {
    await this.records.updateMany({ _id: { $in: ids }, nextAt: { $gt: now } }, { $set: { nextAt: now } });
  }

  /** @returns whether no replay began after the given time, also in another process */
  async beginReplay(_id: Types.ObjectId, now: Date, after: Date): Promise<boolean> {
    const isFree = [{ replayedAt: { $exists: false } }, { replayedAt: { $lte: after } }];
    const { matchedCount } = await this.records.updateOne(
      { _id, $or: isFree },
      { $set: { replayedAt: now } },
    );
    return matchedCount === 1;
  }

  async activate(_id: Types.ObjectId, now: Date): Promise<void> {
    await this.records.updateOne({ _id }, { $set: { status: 'active', nextAt: now } });
  }

  async disable(_id: Types.ObjectId): Promise<void> {
    await this.records.updateOne({ _id }, { $set: { status: 'disabled' } });
  }

  async setLastSuccess(_id: Types.ObjectId, lastSuccessAt: Date): Promise<void> {
    await this.records.updateOne({ _id }, { $set: { lastSuccessAt } });
  }

  /**
   * Takes the webhook that waits longest. No other process gets it before the lease ends, even if this one dies.
   * @param without the uids of owners whose webhooks have to wait
   * @returns null when none is due
   */
  lease(now: Date, until: Date, without: readonly string[]): Promise<WebhookRecord | null> {
    return this.records
      .findOneAndUpdate(
        {
          nextAt: { $lte: now },
          leasedUntil: { $lte: now },
          ...(without.length > 0 && { uid: { $nin: without } }),
        },
        { $set: { nextAt: until, leasedUntil: until } },
        { sort: { nextAt: 1 }, returnDocument: 'after' },
      )
      .lean<WebhookRecord>()
      .exec();
  }

  /**
   * Ends a lease.
   * @param nextAt when the next delivery is due, as known before a delivery that was added meanwhile
   */
  async release({ _id, leasedUntil }: WebhookRecord, nextAt: Date): Promise<void> {
    // A delivery that was added meanwhile set `nextAt` to its time, which must stay.
    const isUnchanged = { _id, leasedUntil, nextAt: leasedUntil };
    const { matchedCount } = await this.records.updateOne(isUnchanged, {
      $set: { nextAt, leasedUntil: longAgo },
    });
    if (matchedCount === 0)
      await this.records.updateOne({ _id, leasedUntil }, { $set: { leasedUntil: longAgo } });
  }

  /** All users with a webhook, in the order of uids. */
  owners(): AsyncIterable<string> {
    return distinctValues(this.records, 'uid', '');
  }
}
