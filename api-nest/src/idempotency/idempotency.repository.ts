import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { insertOnce } from '../database/insert-once.ts';
import { IdempotencyRecord } from './idempotency-record.schema.ts';

@Injectable()
export class IdempotencyRepository {
  constructor(@InjectModel(IdempotencyRecord.name) private readonly records: Model<IdempotencyRecord>) {}

  /** @returns whether the `_id` was new */
  insert(record: IdempotencyRecord): Promise<boolean> {
    return insertOnce(this.records, record);
  }

  find(_id: string): Promise<IdempotencyRecord | null> {
    return this.records.findById(_id).lean<IdempotencyRecord>().exec();
  }

  /** @returns whether no other process took it over in the meantime */
  async takeOver({ _id, busyUntil: before }: IdempotencyRecord, busyUntil: Date): Promise<boolean> {
    const { matchedCount } = await this.records.updateOne(
      { _id, busyUntil: before },
      { $set: { busyUntil } },
    );
    return matchedCount === 1;
  }

  async finish(_id: string, response: object): Promise<void> {
    await this.records.updateOne({ _id }, { $set: { response } });
  }

  async release(_id: string): Promise<void> {
    await this.records.updateOne({ _id }, { $set: { busyUntil: new Date(0) } });
  }

  async delete(_id: string): Promise<void> {
    await this.records.deleteOne({ _id });
  }

  async deleteExpired(now: Date): Promise<void> {
    await this.records.deleteMany({ expiresAt: { $lte: now } });
  }
}
