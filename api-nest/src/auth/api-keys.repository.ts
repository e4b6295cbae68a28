import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { distinctValues } from '../database/distinct-values.ts';
import { DAY_MS } from '../time/dhaka-day.ts';
import { ApiKeyRecord } from './api-key.schema.ts';

/** How long the owner still sees an expired key. */
const EXPIRED_DAYS = 30;

@Injectable()
export class ApiKeysRepository {
  constructor(@InjectModel(ApiKeyRecord.name) private readonly records: Model<ApiKeyRecord>) {}

  find(id: string): Promise<ApiKeyRecord | null> {
    return this.records.findById(id).lean<ApiKeyRecord>().exec();
  }

  /** All keys of a user, also expired ones, newest first. */
  findByOwner(uid: string): Promise<ApiKeyRecord[]> {
    return this.records.find({ uid }).sort({ createdAt: -1, _id: -1 }).lean<ApiKeyRecord[]>().exec();
  }

  countValid(uid: string, now: Date): Promise<number> {
    return this.records.countDocuments({ uid, expiresAt: { $gt: now } });
  }

  async insert(record: ApiKeyRecord): Promise<void> {
    await this.records.create(record);
  }

  async setLastUse({ _id }: ApiKeyRecord, lastUsedAt: Date): Promise<void> {
    await this.records.updateOne({ _id }, { $set: { lastUsedAt } });
  }

  /** @returns whether the user had the key */
  async delete(id: string, uid: string): Promise<boolean> {
    const { deletedCount } = await this.records.deleteOne({ _id: id, uid });
    return deletedCount === 1;
  }

  async deleteOf(uid: string): Promise<void> {
    await this.records.deleteMany({ uid });
  }

  /** Deletes keys that expired long ago. */
  async deleteExpired(now: Date): Promise<void> {
    await this.records.deleteMany({ expiresAt: { $lt: new Date(now.getTime() - EXPIRED_DAYS * DAY_MS) } });
  }

  /** All users with a key, in the order of uids. */
  owners(): AsyncIterable<string> {
    return distinctValues(this.records, 'uid', '');
  }
}
