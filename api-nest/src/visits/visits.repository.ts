import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { insertOnce } from '../database/insert-once.ts';
import { dhakaDay } from '../time/dhaka-day.ts';
import { VisitorKeyRecord, VisitRecord } from './visit.schema.ts';

/** A person who looks at a listing. */
export interface Visit {
  listingId: string;
  /** The result of `visitorOf`. */
  visitor: string;
  /** The day in Dhaka. */
  day: string;
}

const HOUR_MS = 60 * 60 * 1000;
const KEY_BYTES = 32;
/** 128 bits in base64url. */
const HASH_LENGTH = 22;

@Injectable()
export class VisitsRepository {
  #key: { day: string; key: string } | undefined;

  constructor(
    @InjectModel(VisitRecord.name) private readonly visits: Model<VisitRecord>,
    @InjectModel(VisitorKeyRecord.name) private readonly keys: Model<VisitorKeyRecord>,
  ) {}

  /** Stores visits. @returns those that are the visitor's first of the listing and the day */
  async addNew(visits: readonly Visit[]): Promise<Visit[]> {
    const records: VisitRecord[] = [];
    for (const visit of visits) records.push({ _id: await this.#idOf(visit), day: visit.day });
    const known = await this.#insert(records);
    return visits.filter((_, index) => !known.has(index));
  }

  /**
   * Deletes the visits and keys of past days. Without its key, nobody can find out who a visitor of the day was. An hour
   * more lets a process with a slow clock finish its day.
   */
  async deleteExpired(now: Date): Promise<void> {
    const day = dhakaDay(new Date(now.getTime() - HOUR_MS));
    await this.keys.deleteMany({ _id: { $lt: day } });
    await this.visits.deleteMany({ day: { $lt: day } });
  }

  /** @returns the indexes of the records that exist already */
  async #insert(records: VisitRecord[]): Promise<Set<number>> {
    try {
      await this.visits.collection.insertMany(records as never[], { ordered: false });
      return new Set();
    } catch (error) {
      if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) throw error;
      return new Set([error.writeErrors].flat().map(({ index }) => index));
    }
  }

  async #idOf({ listingId, visitor, day }: Visit): Promise<string> {
    const key = await this.#keyOf(day);
    const hash = createHmac('sha256', key).update(visitor).digest('base64url').slice(0, HASH_LENGTH);
    return `${day}:${listingId}:${hash}`;
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
