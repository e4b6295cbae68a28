import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Preferences } from '@roommate/contracts';
import type { Model } from 'mongoose';
import { distinctValues } from '../database/distinct-values.ts';
import { PreferencesRecord } from './preferences.schema.ts';

@Injectable()
export class PreferencesRepository {
  constructor(@InjectModel(PreferencesRecord.name) private readonly records: Model<PreferencesRecord>) {}

  /** @returns no preferences for a user without stored ones */
  async of(uid: string): Promise<Preferences> {
    return (await this.records.findById(uid).lean<PreferencesRecord>())?.preferences ?? {};
  }

  async replace(uid: string, preferences: Preferences): Promise<void> {
    await this.records.updateOne({ _id: uid }, { $set: { preferences } }, { upsert: true });
  }

  /** @returns whether the user had preferences */
  async deleteOf(uid: string): Promise<boolean> {
    const { deletedCount } = await this.records.deleteOne({ _id: uid });
    return deletedCount === 1;
  }

  /** All users with preferences, in the order of uids. */
  owners(): AsyncIterable<string> {
    return distinctValues(this.records, '_id', '');
  }
}
