import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { SEARCH_VERSION, searchFieldsOf } from '@roommate/places';
import type { Model, QueryFilter } from 'mongoose';
import { Database } from '../database/database.ts';
import { StartMigration } from '../database/start-migration.ts';
import { ListingRecord } from '../listings/listing.schema.ts';

const BATCH = 200;

const content = {
  title: 1,
  location: 1,
  lifestyle: 1,
  description: 1,
  imageUrl: 1,
  chosenPlaceId: 1,
} as const;
type Content = Pick<ListingRecord, '_id' | keyof typeof content>;

/** Listings without the fields of the search, and listings with fields of an earlier gazetteer. */
const outdated: QueryFilter<ListingRecord>[] = [
  { searchVersion: null },
  { searchVersion: { $lt: SEARCH_VERSION } },
];

/**
 * Gives stored listings the fields for the search. It handles listings from before the search, and all listings when the
 * gazetteer changes. It changes nothing that a caller sees, so entity tags stay.
 */
@Injectable()
export class ListingPlacesMigration extends StartMigration<ListingRecord> {
  constructor(
    database: Database,
    @InjectModel(ListingRecord.name) private readonly listings: Model<ListingRecord>,
  ) {
    super(database, outdated);
  }

  protected async runBatch(filter: QueryFilter<ListingRecord>): Promise<number> {
    const rows = await this.listings.find(filter, content).limit(BATCH).lean<Content[]>();
    if (rows.length === 0) return 0;
    const updates = rows.map((row) => ({
      // With the filter again: an edit in the meantime has already computed the fields of the new content.
      updateOne: { filter: { _id: row._id, ...filter }, update: { $set: searchFieldsOf(row) } },
    }));
    await this.listings.bulkWrite(updates, { ordered: false });
    return rows.length;
  }
}
