import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { LikeResponse } from '@roommate/contracts';
import { type Model, Types } from 'mongoose';
import { likeId, LikeRecord } from './like.schema.ts';
import { ListingRecord } from './listing.schema.ts';

type LikedListing = Pick<ListingRecord, 'ownerUid' | 'contact' | 'likes' | 'likersMoved'>;

/** A listing as it is for a user who likes it. */
export interface LikeState extends LikedListing {
  /** Whether the user has liked it before. */
  isLiked: boolean;
}

const LIKED_LISTING = { ownerUid: 1, contact: 1, likes: 1, likersMoved: 1 } as const;
/** So many uids stay in the listing at most, give or take the likes that arrive while they are moved. */
const RECENT_LIKERS_MAX = 200;

/**
 * One like per user, exact under concurrency and crashes without transactions: docs/decisions/0026-exact-likes.md.
 * A like is one update of the listing, which counts it and remembers the uid. Uids move on to the likes collection in
 * batches, so that listings stay small; `likersMoved` makes a like that overlaps with a move look again.
 */
@Injectable()
export class LikesRepository {
  private readonly logger = new Logger(LikesRepository.name);

  constructor(
    @InjectModel(ListingRecord.name) private readonly listings: Model<ListingRecord>,
    @InjectModel(LikeRecord.name) private readonly likes: Model<LikeRecord>,
  ) {}

  /** One read, and a second one when likers of the listing have been moved. */
  async find(id: string, uid: string): Promise<LikeState | null> {
    const listing = await this.listings
      // A uid is nobody's field path, whatever it begins with.
      .findById(id, { ...LIKED_LISTING, isLiked: { $in: [{ $literal: uid }, '$recentLikers'] } })
      .lean<LikeState>()
      .exec();
    if (!listing || listing.isLiked || listing.likersMoved === 0) return listing;
    // After the listing: a uid is copied to the collection before it leaves it, so it is found in one of them.
    return { ...listing, isLiked: (await this.likes.exists({ _id: likeId(id, uid) })) !== null };
  }

  /**
   * @param found the listing as `find` gave it, of somebody else
   * @returns undefined when it is gone
   */
  async like(id: string, uid: string, found: LikeState): Promise<LikeResponse | undefined> {
    // Each turn but the last was overtaken by another like of the user, or by a move, once in RECENT_LIKERS_MAX likes.
    for (let state: LikeState | null = found; state; state = await this.find(id, uid)) {
      if (state.isLiked) return likeResponse(state, 0);
      const counted = await this.count(id, uid, state.likersMoved);
      if (!counted) continue;
      if (counted.likes % RECENT_LIKERS_MAX === 0) await this.tryToMoveLikers(id);
      return likeResponse(counted, 1);
    }
    return undefined;
  }

  async deleteOf(id: string): Promise<void> {
    await this.likes.deleteMany({ listingId: new Types.ObjectId(id) });
  }

  private count(id: string, uid: string, likersMoved: number): Promise<LikedListing | null> {
    return this.listings
      .findOneAndUpdate(
        { _id: id, likersMoved, ownerUid: { $ne: uid }, recentLikers: { $ne: uid } },
        { $inc: { likes: 1 }, $push: { recentLikers: uid } },
        { returnDocument: 'after', projection: LIKED_LISTING },
      )
      .lean<LikedListing>()
      .exec();
  }

  // The like is counted whatever becomes of the move: one that fails or is cut short is made up for by the next.
  private async tryToMoveLikers(id: string): Promise<void> {
    await this.moveLikers(id).catch((error: unknown) => {
      this.logger.warn(error, 'Likers stay in the listing');
    });
  }

  private async moveLikers(id: string): Promise<void> {
    const listing = await this.listings
      .findById(id, { recentLikers: 1, likersMoved: 1 })
      .lean<Pick<ListingRecord, 'recentLikers' | 'likersMoved'>>();
    if (!listing || listing.recentLikers.length === 0) return;
    const { recentLikers, likersMoved } = listing;
    const listingId = new Types.ObjectId(id);
    const copies = recentLikers.map((uid) => ({
      updateOne: { filter: { _id: likeId(id, uid) }, update: { $set: { listingId } }, upsert: true },
    }));
    await this.likes.bulkWrite(copies, { ordered: false });
    // Only now may they leave the listing, and only if nobody else moved them meanwhile.
    await this.listings.updateOne(
      { _id: id, likersMoved },
      { $pullAll: { recentLikers }, $inc: { likersMoved: 1 } },
    );
  }
}

const likeResponse = ({ likes, contact }: LikedListing, modifiedCount: 0 | 1): LikeResponse => ({
  matchedCount: 1,
  modifiedCount,
  likes,
  contact,
});
