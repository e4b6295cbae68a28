import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ROOM_TYPES, type StatsResponse, type UpdateResponse } from '@roommate/contracts';
import type { Model, QueryFilter } from 'mongoose';
import { insertOnce } from '../database/insert-once.ts';
import { DeletionsRecord, OF_LISTINGS } from './deletions.schema.ts';
import type { ListingPosition } from './listing-cursor.ts';
import type { ListingState } from './list-tag.ts';
import type { RowCursor } from './listing-stream.ts';
import { LISTING_PROJECTION, type ListingRow } from './listing-view.ts';
import { ListingRecord } from './listing.schema.ts';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
const STREAM_BATCH = 500;
/** A state is a tenth of a listing. */
const STATE_BATCH = 5000;

/** Which state of a listing: each edit gives a later `updatedAt`. */
type ListingVersion = Pick<ListingRecord, '_id' | 'updatedAt'>;

/** All that asks the database about listings; likes have a repository of their own. */
@Injectable()
export class ListingsRepository {
  constructor(
    @InjectModel(ListingRecord.name) private readonly listings: Model<ListingRecord>,
    @InjectModel(DeletionsRecord.name) private readonly deletions: Model<DeletionsRecord>,
  ) {}

  /** Every listing, newest first, fetched in batches as they are taken. Close it when done early. */
  streamAll(): RowCursor<ListingRow> {
    // No limit for the server: how long the whole takes is up to the receiver.
    return this.newest({}).maxTimeMS(0).cursor({ batchSize: STREAM_BATCH });
  }

  /** The states of all listings, in the order of an index that holds no more: the listings themselves are not read. */
  streamStates(): AsyncIterable<ListingState> {
    const states = this.listings.find({}, { updatedAt: 1, likes: 1 }).sort({ _id: 1, updatedAt: 1 });
    return states.lean<ListingState[]>().maxTimeMS(0).cursor({ batchSize: STATE_BATCH });
  }

  /** How many listings were deleted, or were about to be. */
  async countDeletions(): Promise<number> {
    return (await this.deletions.findById(OF_LISTINGS).lean<DeletionsRecord>())?.count ?? 0;
  }

  /** How often each listing of an owner was seen, newest first. */
  async viewsOf(ownerUid: string): Promise<number[]> {
    const rows = this.listings.find({ ownerUid }, { views: 1 }).sort(NEWEST_FIRST);
    return (await rows.lean<Pick<ListingRecord, 'views'>[]>()).map(({ views }) => views);
  }

  /** @param after the last listing of the page before */
  findPage(limit: number, after?: ListingPosition): Promise<ListingRow[]> {
    if (!after) return this.newest({}).limit(limit).exec();
    const { createdAt, _id } = after;
    // The first condition alone bounds the index scan; the second skips those of the same millisecond.
    const rest = [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: _id } }];
    return this.newest({ createdAt: { $lte: createdAt }, $or: rest })
      .limit(limit)
      .exec();
  }

  findAvailable(limit: number): Promise<ListingRow[]> {
    return this.newest({ availability: 'available' }).limit(limit).exec();
  }

  findByOwner(ownerUid: string): Promise<ListingRow[]> {
    return this.newest({ ownerUid }).exec();
  }

  findById(id: string): Promise<ListingRow | null> {
    return this.listings.findById(id, LISTING_PROJECTION).lean<ListingRow>().exec();
  }

  /** From the collection's metadata, so it costs the same however many there are. */
  count(): Promise<number> {
    return this.listings.estimatedDocumentCount().exec();
  }

  async stats(): Promise<StatsResponse> {
    const [total, available, ...types] = await Promise.all([
      this.count(),
      this.listings.countDocuments({ availability: 'available' }).exec(),
      ...ROOM_TYPES.map((roomType) => this.listings.exists({ roomType }).exec()),
    ]);
    return { total, available, roomTypes: types.filter(Boolean).length };
  }

  /** Leaves one with the same `_id` as it is: it is the same listing, posted again. */
  async insert(listing: ListingRecord): Promise<void> {
    await insertOnce(this.listings, listing);
  }

  /**
   * @param read the listing as it was when the changes were decided on
   * @returns nothing matched when it has been edited or deleted since
   */
  async update({ _id, updatedAt }: ListingVersion, changes: Partial<ListingRecord>): Promise<UpdateResponse> {
    const { matchedCount, modifiedCount } = await this.listings.updateOne(
      { _id, updatedAt },
      { $set: changes },
    );
    return { matchedCount, modifiedCount };
  }

  /** @returns whether it was there as it was read */
  async delete({ _id, updatedAt }: ListingVersion): Promise<boolean> {
    // Before: whoever finds the listing gone finds it counted. One that is counted and stays does no harm.
    await this.deletions.updateOne({ _id: OF_LISTINGS }, { $inc: { count: 1 } }, { upsert: true });
    const { deletedCount } = await this.listings.deleteOne({ _id, updatedAt });
    return deletedCount === 1;
  }

  /** @param views how many to add, by listing id */
  async addViews(views: ReadonlyMap<string, number>): Promise<void> {
    const updates = [...views].map(([_id, count]) => ({
      updateOne: { filter: { _id }, update: { $inc: { views: count } } },
    }));
    await this.listings.bulkWrite(updates, { ordered: false });
  }

  private newest(filter: QueryFilter<ListingRecord>) {
    return this.listings.find(filter, LISTING_PROJECTION).sort(NEWEST_FIRST).lean<ListingRow[]>();
  }
}
