import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { wasNew } from '../database/insert-once.ts';
import { BatchedWrites } from '../database/batched-writes.ts';
import { IdempotencyRecord } from './idempotency-record.schema.ts';

/** Each request with a key writes two times, so concurrent requests write together. */
@Injectable()
export class IdempotencyRepository {
  readonly #writes: BatchedWrites<IdempotencyRecord>;

  constructor(@InjectModel(IdempotencyRecord.name) private readonly records: Model<IdempotencyRecord>) {
    this.#writes = new BatchedWrites(records);
  }

  /** @returns whether the `_id` was new */
  insert(record: IdempotencyRecord): Promise<boolean> {
    return wasNew(this.#writes.write({ insertOne: { document: record } }));
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
    await this.#writes.write({ updateOne: { filter: { _id }, update: { $set: { response } } } });
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
