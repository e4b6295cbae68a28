import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type AnyBulkWriteOperation, type Model, Types } from 'mongoose';
import { likeId, LikeRecord } from './like.schema.ts';
import { ListingRecord } from './listing.schema.ts';

type Likers = Pick<ListingRecord, 'recentLikers' | 'recentUnlikers' | 'likersMoved' | 'likeReversals'>;

/** How often a move is tried while users unlike the listing. */
const ATTEMPTS = 5;

/** Moves the uids of likers and unlikers from a listing to the likes collection: docs/decisions/0026-exact-likes.md. */
@Injectable()
export class LikersMover {
  constructor(
    @InjectModel(ListingRecord.name) private readonly listings: Model<ListingRecord>,
    @InjectModel(LikeRecord.name) private readonly likes: Model<LikeRecord>,
  ) {}

  /** Leaves no records when the listing is deleted at the same time. Leaves the rest to the next move under many unlikes. */
  async move(id: string): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) if (await this.#tryToMove(id)) return;
  }

  /** @returns whether nothing remains to be moved */
  async #tryToMove(id: string): Promise<boolean> {
    const listing = await this.listings
      .findById(id, { recentLikers: 1, recentUnlikers: 1, likersMoved: 1, likeReversals: 1 })
      .lean<Likers>();
    if (!listing) return true;
    const { recentLikers, recentUnlikers = [], likersMoved, likeReversals = 0 } = listing;
    if (recentLikers.length + recentUnlikers.length === 0) return true;
    const version = likersMoved + likeReversals;
    await this.likes.bulkWrite([
      ...recentLikers.flatMap((uid) => copy(id, uid, true, version)),
      ...recentUnlikers.flatMap((uid) => copy(id, uid, false, version)),
    ]);
    // The uids may leave the listing only now. The filter matches nothing if another process moved them or a user
    // unliked in the meantime.
    const { matchedCount } = await this.listings.updateOne(
      { _id: id, likersMoved, likeReversals: likeReversals === 0 ? { $in: [0, null] } : likeReversals },
      { $pullAll: { recentLikers, recentUnlikers }, $inc: { likersMoved: 1 } },
    );
    if (matchedCount === 1) return true;
    if (await this.listings.exists({ _id: id })) return false;
    // The deletion removed the records before the last copy was written, so this process must remove them.
    await this.likes.deleteMany({ listingId: new Types.ObjectId(id) });
    return true;
  }
}

/** Two updates, because an upsert that also compares `moved` would fail on a newer record. */
function copy(id: string, uid: string, isLiked: boolean, moved: number): AnyBulkWriteOperation<LikeRecord>[] {
  const _id = likeId(id, uid);
  const listingId = new Types.ObjectId(id);
  const isOlder = [{ moved: { $lt: moved } }, { moved: { $exists: false } }];
  return [
    { updateOne: { filter: { _id }, update: { $setOnInsert: { listingId, isLiked, moved } }, upsert: true } },
    { updateOne: { filter: { _id, $or: isOlder }, update: { $set: { isLiked, moved } } } },
  ];
}
