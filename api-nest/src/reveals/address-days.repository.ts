import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../database/is-duplicate-key.ts';
import type { DailyTier } from '../rate-limits/rate-limit-tiers.ts';
import { dhakaDay } from '../time/dhaka-day.ts';
import { DayKeys } from '../visits/day-keys.ts';
import { AddressDayRecord } from './address-day.schema.ts';

const HOUR_MS = 60 * 60 * 1000;

/** An IP address that is shown something now. */
interface AddressUse {
  tier: DailyTier;
  /** The result of `addressKey`. */
  address: string;
  at: Date;
}

@Injectable()
export class AddressDaysRepository {
  constructor(
    @InjectModel(AddressDayRecord.name) private readonly records: Model<AddressDayRecord>,
    private readonly keys: DayKeys,
  ) {}

  /** @returns the count of the day after this one, or `full` when the limit was reached before */
  async add(use: AddressUse, limit: number): Promise<number | 'full'> {
    const { _id, day } = await this.#idOf(use);
    const change = { $inc: { count: 1 }, $setOnInsert: { day } };
    const options = { upsert: true, returnDocument: 'after' } as const;
    // Repeats only when another request inserted the document at the same moment.
    for (;;) {
      try {
        const notFull = { _id, count: { $lt: limit } };
        const { count } = await this.records.findOneAndUpdate(notFull, change, options).orFail().lean();
        return count;
      } catch (error) {
        // The document exists and does not match: the upsert tried to insert it a second time.
        if (!isDuplicateKey(error)) throw error;
      }
      if (await this.records.exists({ _id, count: { $gte: limit } })) return 'full';
    }
  }

  /** Takes one back. @returns the count of the day after that */
  async giveBack(use: AddressUse): Promise<number> {
    const { _id } = await this.#idOf(use);
    const record = await this.records
      .findOneAndUpdate({ _id }, { $inc: { count: -1 } }, { returnDocument: 'after' })
      .lean();
    return record?.count ?? 0;
  }

  /** Deletes the counts of past days. An hour more lets a process with a slow clock finish its day. */
  async deleteExpired(now: Date): Promise<void> {
    await this.records.deleteMany({ day: { $lt: dhakaDay(new Date(now.getTime() - HOUR_MS)) } });
  }

  async #idOf({ tier, address, at }: AddressUse): Promise<{ _id: string; day: string }> {
    const day = dhakaDay(at);
    return { _id: `${day}:${tier}:${await this.keys.hash(day, address)}`, day };
  }
}
