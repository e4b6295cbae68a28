import { setTimeout as delay } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { SEARCH_VERSION, searchFieldsOf } from '@roommate/places';
import type { Model, QueryFilter } from 'mongoose';
import { Database } from '../database/database.ts';
import { ListingRecord } from '../listings/listing.schema.ts';

const BATCH = 200;
const RETRY_DELAY_MS = 1000;

type Text = Pick<ListingRecord, '_id' | 'title' | 'location' | 'lifestyle' | 'description' | 'chosenPlaceId'>;
const text = { title: 1, location: 1, lifestyle: 1, description: 1, chosenPlaceId: 1 } as const;

/** Listings without the fields of the search, and listings with fields of an earlier gazetteer. */
const outdated: QueryFilter<ListingRecord>[] = [
  { searchVersion: null },
  { searchVersion: { $lt: SEARCH_VERSION } },
];

/**
 * Gives stored listings the fields for the search, in batches after the start. It handles listings from before the search,
 * and all listings when the gazetteer changes. Several instances may run it at once, because a batch skips listings that
 * are up to date. It changes nothing that a caller sees, so entity tags stay.
 */
@Injectable()
export class ListingPlacesMigration implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger = new Logger(ListingPlacesMigration.name);
  readonly #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    @InjectModel(ListingRecord.name) private readonly listings: Model<ListingRecord>,
  ) {}

  onApplicationBootstrap(): void {
    this.#running = this.#runWhenReady();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stop.abort();
    await this.finished();
  }

  /** Resolves when the migration of this start has ended. */
  finished(): Promise<void> {
    return this.#running;
  }

  /** @returns the number of listings that it changed */
  async run(): Promise<number> {
    let changed = 0;
    for (const filter of outdated) {
      let batch: number | undefined;
      while (batch !== 0 && !this.#stop.signal.aborted) {
        batch = await this.#runBatch(filter);
        changed += batch;
      }
    }
    return changed;
  }

  async #runWhenReady(): Promise<void> {
    const { signal } = this.#stop;
    await this.database.opened();
    while (!signal.aborted) {
      try {
        const changed = await this.run();
        if (changed > 0) this.#logger.log(`${changed} listings got their place for the search.`);
        return;
      } catch (error) {
        this.#logger.warn(error, 'Listings did not get their places. Trying again.');
      }
      await delay(RETRY_DELAY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  async #runBatch(filter: QueryFilter<ListingRecord>): Promise<number> {
    const rows = await this.listings.find(filter, text).limit(BATCH).lean<Text[]>();
    if (rows.length === 0) return 0;
    const updates = rows.map((row) => ({
      // With the filter again: an edit in the meantime has already computed the fields of the new text.
      updateOne: { filter: { _id: row._id, ...filter }, update: { $set: searchFieldsOf(row) } },
    }));
    await this.listings.bulkWrite(updates, { ordered: false });
    return rows.length;
  }
}
