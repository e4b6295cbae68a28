import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { insertOnce } from '../database/insert-once.ts';
import { distinctValues } from '../database/distinct-values.ts';
import { type SavedItem, SavedListingsRecord } from './saved-listings.schema.ts';

@Injectable()
export class SavedListingsRepository {
  constructor(@InjectModel(SavedListingsRecord.name) private readonly records: Model<SavedListingsRecord>) {}

  async findItems(uid: string): Promise<SavedItem[]> {
    return (await this.#find(uid))?.items ?? [];
  }

  /**
   * Changes what an account has saved, as if no other request did so at the same time.
   * @param change gets the items and returns the new ones, or the same array to change nothing
   * @returns the items after the change
   */
  async change(uid: string, change: (items: SavedItem[]) => SavedItem[]): Promise<SavedItem[]> {
    // Repeats when another request of the user came first.
    for (;;) {
      const record = await this.#find(uid);
      const before = record?.items ?? [];
      const items = change(before);
      if (items === before || (await this.#replace(uid, record, items))) return items;
    }
  }

  async deleteOf(uid: string): Promise<void> {
    await this.records.deleteOne({ _id: uid });
  }

  /** All users who have saved something, in the order of uids. */
  owners(): AsyncIterable<string> {
    return distinctValues(this.records, '_id', '');
  }

  #find(uid: string): Promise<SavedListingsRecord | null> {
    return this.records.findById(uid).lean<SavedListingsRecord>().exec();
  }

  async #replace(_id: string, record: SavedListingsRecord | null, items: SavedItem[]): Promise<boolean> {
    if (!record) return insertOnce(this.records, { _id, version: 1, items });
    const { version } = record;
    const update = { $set: { items, version: version + 1 } };
    return (await this.records.updateOne({ _id, version }, update)).matchedCount === 1;
  }
}
