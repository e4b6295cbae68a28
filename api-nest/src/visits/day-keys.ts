import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { insertOnce } from '../database/insert-once.ts';
import { VisitorKeyRecord } from './visit.schema.ts';

const KEY_BYTES = 32;
/** 128 bits in base64url. */
const HASH_LENGTH = 22;

/** Hashes personal data that is needed for a day only. The key of the day is random, the same for all processes. */
@Injectable()
export class DayKeys {
  #key: { day: string; key: string } | undefined;

  constructor(@InjectModel(VisitorKeyRecord.name) private readonly keys: Model<VisitorKeyRecord>) {}

  /** @param day in Dhaka */
  async hash(day: string, text: string): Promise<string> {
    const key = await this.#keyOf(day);
    return createHmac('sha256', key).update(text).digest('base64url').slice(0, HASH_LENGTH);
  }

  /** Without its key, nobody can find out what a hash of the day stands for. */
  async deleteBefore(day: string): Promise<void> {
    await this.keys.deleteMany({ _id: { $lt: day } });
  }

  async #keyOf(day: string): Promise<string> {
    if (this.#key?.day === day) return this.#key.key;
    // Another process may have stored the key of the day first.
    await insertOnce(this.keys, { _id: day, key: randomBytes(KEY_BYTES).toString('base64url') });
    const { key } = await this.keys.findById(day).orFail().lean<VisitorKeyRecord>();
    this.#key = { day, key };
    return key;
  }
}
