import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { LikeResponse } from '@roommate/contracts';
import { type Model, Types } from 'mongoose';
import { likeId, LikeRecord } from './like.schema.ts';
import { ListCache } from './list-cache.ts';
import { ListingRecord } from './listing.schema.ts';

type LikedListing = Pick<ListingRecord, 'ownerUid' | 'contact' | 'availability' | 'likes' | 'likersMoved'>;

/** A listing from the view of a user who likes it. */
export interface LikeState extends LikedListing {
  /** Whether the user liked it before. */
  isLiked: boolean;
}

const likedListingFields = { ownerUid: 1, contact: 1, availability: 1, likes: 1, likersMoved: 1 } as const;
/** Maximum number of uids in the listing, apart from likes that arrive while uids are moved. */
const RECENT_LIKERS_MAX = 200;

/**
 * Counts one like per user, exactly, under concurrency and crashes and without transactions:
 * docs/decisions/0026-exact-likes.md. A like is one update of the listing, which counts it and stores the uid. Uids move to
 * the likes collection in batches, so that listings stay small. A like that overlaps with a move sees a changed
 * `likersMoved` and tries again.
 */
@Injectable()
export class LikesRepository {
  readonly #logger = new Logger(LikesRepository.name);

  constructor(
    @InjectModel(ListingRecord.name) private readonly listings: Model<ListingRecord>,
    @InjectModel(LikeRecord.name) private readonly likes: Model<LikeRecord>,
    private readonly cache: ListCache,
  ) {}

  /** Needs one read, and a second one when likers of the listing have been moved. */
  async find(id: string, uid: string): Promise<LikeState | null> {
    const listing = await this.listings
      // $literal: a uid that starts with $ must not become a field path.
      .findById(id, { ...likedListingFields, isLiked: { $in: [{ $literal: uid }, '$recentLikers'] } })
      .lean<LikeState>()
      .exec();
    if (!listing || listing.isLiked || listing.likersMoved === 0) return listing;
    // Read after the listing: a uid is copied to the collection before it leaves the listing, so one of them has it.
    return { ...listing, isLiked: (await this.likes.exists({ _id: likeId(id, uid) })) !== null };
  }

  /**
   * @param found the result of `find`; the user must not be the owner
   * @returns undefined when the listing no longer exists
   */
  async like(id: string, uid: string, found: LikeState): Promise<LikeResponse | undefined> {
    // Repeats when another like of the user, or a move of uids, changed the listing in between.
    for (let state: LikeState | null = found; state; state = await this.find(id, uid)) {
      if (state.isLiked) return likeResponse(state, 0);
      const counted = await this.#count(id, uid, state.likersMoved);
      if (!counted) continue;
      if (counted.likes % RECENT_LIKERS_MAX === 0) await this.#tryToMoveLikers(id);
      return likeResponse(counted, 1);
    }
    return undefined;
  }

  async deleteOf(id: string): Promise<void> {
    await this.likes.deleteMany({ listingId: new Types.ObjectId(id) });
  }

  #count(id: string, uid: string, likersMoved: number): Promise<LikedListing | null> {
    const like = this.listings
      .findOneAndUpdate(
        { _id: id, likersMoved, ownerUid: { $ne: uid }, recentLikers: { $ne: uid } },
        { $inc: { likes: 1 }, $push: { recentLikers: uid } },
        { returnDocument: 'after', projection: likedListingFields },
      )
      .lean<LikedListing>()
      .exec();
    return this.cache.forgetAfter(like);
  }

  // The like is already counted. When a move fails, the next one moves its uids too.
  async #tryToMoveLikers(id: string): Promise<void> {
    await this.#moveLikers(id).catch((error: unknown) => {
      this.#logger.warn(error, 'The likers could not be moved out of the listing');
    });
  }

  async #moveLikers(id: string): Promise<void> {
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
    // Only now may the uids leave the listing, unless another process moved them in the meantime.
    const { matchedCount } = await this.listings.updateOne(
      { _id: id, likersMoved },
      { $pullAll: { recentLikers }, $inc: { likersMoved: 1 } },
    );
    // A deletion removed the records before the last copy was written, so this process must remove them.
    if (matchedCount === 0 && !(await this.listings.exists({ _id: id }))) await this.deleteOf(id);
  }
}

const likeResponse = (
  { likes, contact, availability }: LikedListing,
  modifiedCount: 0 | 1,
): LikeResponse => ({
  matchedCount: 1,
  modifiedCount,
  likes,
  ...(availability === 'available' && { contact }),
});
