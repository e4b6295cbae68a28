import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ApiKeyRecord } from './api-key.schema.ts';

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

  async deleteExpiredBefore(time: Date): Promise<void> {
    await this.records.deleteMany({ expiresAt: { $lt: time } });
  }

  /** All users with a key, in the order of uids. */
  async *owners(): AsyncGenerator<string> {
    let uid = '';
    for (;;) {
      const next = this.records.findOne({ uid: { $gt: uid } }, { uid: 1 }).sort({ uid: 1 });
      const found = await next.lean<Pick<ApiKeyRecord, 'uid'>>();
      if (!found) return;
      uid = found.uid;
      yield uid;
    }
  }
}
