import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { roomTypes, type StatsResponse } from '@roommate/contracts';
import { type Model, Types } from 'mongoose';
import { MAX_TIME_MS } from '../database/connection-options.ts';
import { findRows } from '../database/find-rows.ts';
import { wasNew } from '../database/insert-once.ts';
import { WRITE_DELAY_MS } from '../database/batched-calls.ts';
import { BatchedReads } from '../database/batched-reads.ts';
import { type Filter, type Rows, rowsOf } from '../database/rows.ts';
import { BatchedWrites } from '../database/batched-writes.ts';
import { sharedReads } from '../database/shared-reads.ts';
import { distinctValues } from '../database/distinct-values.ts';
import { ReadCache } from '../reads/read-cache.ts';
import { AvailableCount } from './available-count.ts';
import { ChangedPlaces } from './changed-places.ts';
import { DeletionsRecord, OF_LISTINGS } from './deletions.schema.ts';
import { EditLocks } from './edit-locks.ts';
import { hasValues } from './has-values.ts';
import type { ListingPosition } from './listing-cursor.ts';
import { inOrder, withIds } from './listing-ids.ts';
import type { TaggedListing } from './list-tag.ts';
import type { RowCursor } from './listing-stream.ts';
import { listingProjection, type ListingRow } from './listing-view.ts';
import { ListingRecord } from './listing.schema.ts';

const newestFirst = { createdAt: -1, _id: -1 } as const;
/** Few enough that the API and the database serve others between two batches. */
const STREAM_BATCH = 100;
/** A state has a tenth of the size of a listing. */
const STATE_BATCH = 1000;
const states = { projection: { updatedAt: 1, likes: 1, likeReversals: 1 }, batchSize: STATE_BATCH };

/** Identifies a version of a listing: each edit sets a later `updatedAt`. */
type ListingVersion = Pick<ListingRecord, '_id' | 'updatedAt' | 'availability' | 'placeId'>;

/** Fields that listings of a page must have. An index must start with them. */
export type ListingFilter = Partial<Pick<ListingRecord, 'availability'>>;

interface Page {
  limit: number;
  /** The last listing of the previous page. */
  after?: ListingPosition | undefined;
  /** The listings of all pages. */
  which?: ListingFilter | undefined;
}

/** All database access to listings. LikesRepository handles the likes. */
@Injectable()
export class ListingsRepository {
  readonly #rows: Rows<ListingRecord>;
  readonly #writes: BatchedWrites<ListingRecord>;
  readonly #edits = new EditLocks();
  readonly #reads = new BatchedReads((ids: readonly string[]) => this.#findEach(ids));
  readonly #toChange = new BatchedReads((ids: readonly string[]) => this.#findEach(ids), WRITE_DELAY_MS);
  readonly #readPage = sharedReads((page: Page) => this.#findPage(page));

  constructor(
    @InjectModel(ListingRecord.name) private readonly listings: Model<ListingRecord>,
    @InjectModel(DeletionsRecord.name) private readonly deletions: Model<DeletionsRecord>,
    private readonly cache: ReadCache,
    private readonly available: AvailableCount,
    private readonly places: ChangedPlaces,
  ) {
    this.#rows = rowsOf(listings);
    this.#writes = new BatchedWrites(listings);
  }

  /** Reads every listing in one query, newest first. */
  findAll(): Promise<ListingRow[]> {
    return this.#newest({});
  }

  /**
   * Reads every listing, newest first, in batches. The caller must close the cursor when it stops early.
   * @param ownerUid only the listings of this owner
   */
  streamAll(ownerUid?: string): RowCursor<ListingRow> {
    // No time limit: the receiver decides how long the whole list takes.
    return this.#rows.find<ListingRow>(ownerUid === undefined ? {} : { ownerUid }, {
      projection: listingProjection,
      sort: newestFirst,
      batchSize: STREAM_BATCH,
    });
  }

  /** Reads the states of all listings from an index that contains nothing else, without reading the listings. */
  streamStates(): AsyncIterable<TaggedListing> {
    return this.#rows.find<TaggedListing>({}, { ...states, sort: { _id: 1, updatedAt: 1 } });
  }

  streamStatesOf(ownerUid: string): AsyncIterable<TaggedListing> {
    return this.#rows.find<TaggedListing>({ ownerUid }, { ...states, sort: newestFirst });
  }

  /** The number of listings that were deleted or were about to be. */
  async countDeletions(): Promise<number> {
    return (await this.deletions.findById(OF_LISTINGS).lean<DeletionsRecord>())?.count ?? 0;
  }

  /** The views of each listing of an owner, newest first. */
  async viewsOf(ownerUid: string): Promise<number[]> {
    const rows = this.listings.find({ ownerUid }, { views: 1 }).sort(newestFirst);
    return (await rows.lean<Pick<ListingRecord, 'views'>[]>()).map(({ views }) => views);
  }

  /** A page of listings, newest first, as stored after this call. Callers that ask for the same page together share it. */
  findPage(page: Page): Promise<ListingRow[]> {
    return this.#readPage(page);
  }

  findByOwner(ownerUid: string): Promise<ListingRow[]> {
    return this.#newest({ ownerUid });
  }

  countByOwner(ownerUid: string): Promise<number> {
    return this.listings.countDocuments({ ownerUid }).exec();
  }

  /** The owners of all listings, in the order of uids. */
  owners(): AsyncIterable<string> {
    return distinctValues(this.listings, 'ownerUid', '');
  }

  /** The listing as it is stored after this call. Requests that arrive together are read with one query. */
  findById(id: string): Promise<ListingRow | null> {
    return this.#reads.read(id);
  }

  /** As `findById`, for a listing that is then edited or deleted. */
  findToChange(id: string): Promise<ListingRow | null> {
    return this.#toChange.read(id);
  }

  /** The listings with these ids that exist, in the order of the ids. */
  async findByIds(ids: readonly string[]): Promise<ListingRow[]> {
    const filter = { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } };
    const options = { projection: listingProjection, maxTimeMS: MAX_TIME_MS };
    const rows = await this.#rows.find<ListingRow>(filter, options).toArray();
    const byId = new Map(rows.map((row) => [row._id.toHexString(), row]));
    return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  }

  /** Which of the ids belong to a listing. */
  async existing(ids: readonly string[]): Promise<Set<string>> {
    const filter = { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } };
    const options = { projection: { _id: 1 }, maxTimeMS: MAX_TIME_MS };
    const rows = await this.#rows.find<Pick<ListingRecord, '_id'>>(filter, options).toArray();
    return new Set(rows.map(({ _id }) => _id.toHexString()));
  }

  /** From the metadata of the collection, so the cost does not depend on the number of listings. */
  count(): Promise<number> {
    return this.listings.estimatedDocumentCount().exec();
  }

  async stats(): Promise<StatsResponse> {
    const total = await this.count();
    const count = () => this.listings.countDocuments({ availability: 'available' }).exec();
    const [available, ...types] = await Promise.all([
      this.available.get(total, count),
      ...roomTypes.map((roomType) => this.listings.exists({ roomType }).exec()),
    ]);
    return { total, available, roomTypes: types.filter(Boolean).length };
  }

  /**
   * Does nothing when the `_id` exists: it is the same listing, posted again.
   * @returns whether it was new
   */
  async insert(listing: ListingRecord): Promise<boolean> {
    const isNew = await this.cache.forgetAfter(
      wasNew(this.#writes.write({ insertOne: { document: listing } })),
    );
    if (isNew) {
      this.available.note(undefined, listing.availability);
      this.places.note(listing.placeId);
    }
    return isNew;
  }

  /**
   * Requests that arrive together are written with one command: docs/decisions/0355-concurrent-edits.md.
   * @param changes values that differ from those of this version
   * @returns whether the edit took effect; it did not when another edit or a deletion came first
   */
  update(version: ListingVersion, changes: Partial<ListingRecord>): Promise<boolean> {
    return this.#edits.run(version._id.toHexString(), () => this.#write(version, changes));
  }

  /** @returns whether this version existed */
  async delete({ _id, updatedAt, availability, placeId }: ListingVersion): Promise<boolean> {
    // Count first: when a reader finds the listing gone, the deletion is counted. Counting too much does no harm.
    await this.deletions.updateOne({ _id: OF_LISTINGS }, { $inc: { count: 1 } }, { upsert: true });
    const deletion = this.listings.deleteOne({ _id, updatedAt }).exec();
    const { deletedCount } = await this.cache.forgetAfter(deletion);
    if (deletedCount === 1) {
      this.available.note(availability, undefined);
      this.places.note(placeId);
    }
    return deletedCount === 1;
  }

  /** @param views the number to add, by listing id */
  async addViews(views: ReadonlyMap<string, number>): Promise<void> {
    const updates = [...views].map(([_id, count]) => ({
      updateOne: { filter: { _id }, update: { $inc: { views: count } } },
    }));
    await this.listings.bulkWrite(updates, { ordered: false });
  }

  async #write(
    { _id, updatedAt, availability, placeId }: ListingVersion,
    changes: Partial<ListingRecord>,
  ): Promise<boolean> {
    const write = this.#writes.write({
      updateOne: { filter: { _id, updatedAt }, update: { $set: changes } },
    });
    const matched = await this.cache.forgetAfter(write);
    const readAgain = () => this.#rows.findOne({ _id }, { maxTimeMS: MAX_TIME_MS });
    const wasVersion = matched ?? hasValues(await readAgain(), changes);
    if (wasVersion) {
      this.available.note(availability, changes.availability ?? availability);
      this.places.note(placeId, 'placeId' in changes ? changes.placeId : placeId);
    }
    return wasVersion;
  }

  #findPage({ limit, after, which = {} }: Page): Promise<ListingRow[]> {
    if (!after) return this.#newest(which, limit);
    const { createdAt, _id } = after;
    // Only the first condition bounds the index scan. The second skips listings of the same millisecond.
    const rest = [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: _id } }];
    return this.#newest({ ...which, createdAt: { $lte: createdAt }, $or: rest }, limit);
  }

  async #findEach(ids: readonly string[]): Promise<(ListingRow | null)[]> {
    const query = { ...withIds(ids), projection: listingProjection, maxTimeMS: MAX_TIME_MS };
    return inOrder(await findRows<ListingRecord, ListingRow>(this.listings, query), ids);
  }

  /** @param limit without it the result can be longer than one reply */
  async #newest(filter: Filter<ListingRecord>, limit?: number): Promise<ListingRow[]> {
    const options = { projection: listingProjection, sort: newestFirst, maxTimeMS: MAX_TIME_MS };
    if (limit !== undefined) return findRows(this.listings, { ...options, filter, limit });
    return this.#rows.find<ListingRow>(filter, options).toArray();
  }
}
