import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { dhakaDay } from '../time/dhaka-day.ts';
import { DayKeys } from './day-keys.ts';
import { VisitRecord } from './visit.schema.ts';

/** A person who looks at a listing. */
export interface Visit {
  listingId: string;
  /** The result of `visitorOf`. */
  visitor: string;
  /** The day in Dhaka. */
  day: string;
}

const HOUR_MS = 60 * 60 * 1000;

@Injectable()
export class VisitsRepository {
  constructor(
    @InjectModel(VisitRecord.name) private readonly visits: Model<VisitRecord>,
    private readonly keys: DayKeys,
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
    await this.keys.deleteBefore(day);
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
    return `${day}:${listingId}:${await this.keys.hash(day, visitor)}`;
  }
}
