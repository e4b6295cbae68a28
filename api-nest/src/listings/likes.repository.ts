import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { LikeResponse, UnlikeResponse } from '@roommate/contracts';
import { type Model, Types, type UpdateQuery } from 'mongoose';
import { ReadCache } from '../reads/read-cache.ts';
import { type LikeFields, likeFieldsOf } from './like-fields.ts';
import { likeId, LikeRecord } from './like.schema.ts';
import { LikersMover } from './likers-mover.ts';
import { ListingRecord } from './listing.schema.ts';

type LikedListing = Pick<
  ListingRecord,
  'ownerUid' | 'contact' | 'availability' | 'likes' | 'likersMoved' | 'likeReversals'
>;

/** A listing from the view of a user who likes or unlikes it. */
interface LikeState extends LikedListing {
  isLiked: boolean;
  /** Whether the user is one of the listing's `recentLikers`. */
  isRecentLiker: boolean;
  /** Whether the user is one of the listing's `recentUnlikers`. */
  isUnliked: boolean;
}

const likedListingFields = {
  ownerUid: 1,
  contact: 1,
  availability: 1,
  likes: 1,
  likersMoved: 1,
  likeReversals: 1,
} as const;
/** How many likes, or unlikes, lead to a move. The listing holds about twice as many uids at most. */
const MOVE_AFTER = 200;

/**
 * Counts one like per user, exactly, under concurrency and crashes and without transactions:
 * docs/decisions/0026-exact-likes.md. A like or unlike is one update of the listing, which counts it and stores the uid.
 * Uids move to the likes collection in batches, so that listings stay small. A like or unlike that overlaps with a move
 * sees a changed `likersMoved` and tries again.
 */
@Injectable()
export class LikesRepository {
  readonly #logger = new Logger(LikesRepository.name);

  constructor(
    @InjectModel(ListingRecord.name) private readonly listings: Model<ListingRecord>,
    @InjectModel(LikeRecord.name) private readonly likes: Model<LikeRecord>,
    private readonly mover: LikersMover,
    private readonly cache: ReadCache,
  ) {}

  /** Needs one read, and a second one when uids of the listing have been moved. */
  async find(id: string, uid: string): Promise<LikeState | null> {
    const found = await this.listings
      .findById(id, { ...likedListingFields, ...likeFieldsOf(uid) })
      .lean<LikedListing & LikeFields>()
      .exec();
    if (!found) return null;
    const { recentUnlikers = [], ...listing } = found;
    const isLiked = await this.isLiked(id, uid, found);
    return { ...listing, isUnliked: recentUnlikers.includes(uid), isLiked };
  }

  /**
   * Whether the user likes the listing.
   * @param fields as read for this user
   */
  async isLiked(
    id: string,
    uid: string,
    { isRecentLiker, recentUnlikers, likersMoved }: LikeFields,
  ): Promise<boolean> {
    if (isRecentLiker || recentUnlikers?.includes(uid) || likersMoved === 0) return isRecentLiker;
    // Read after the listing. A uid is copied to the collection before it leaves the listing, so one of them has it.
    return (await this.likes.exists({ _id: likeId(id, uid), isLiked: { $ne: false } })) !== null;
  }

  /**
   * @param found the result of `find`; the user must not be the owner
   * @returns undefined when the listing no longer exists
   */
  async like(id: string, uid: string, found: LikeState): Promise<LikeResponse | undefined> {
    const { state, isChanged } = await this.#setLiked(true, id, uid, found);
    if (!state) return undefined;
    const { likes, contact, availability } = state;
    return { ...counts(isChanged), likes, ...(availability === 'available' && { contact }) };
  }

  /**
   * @param found the result of `find`
   * @returns undefined when the listing no longer exists
   */
  async unlike(id: string, uid: string, found: LikeState): Promise<UnlikeResponse | undefined> {
    const { state, isChanged } = await this.#setLiked(false, id, uid, found);
    return state && { ...counts(isChanged), likes: state.likes };
  }

  async deleteOf(id: string): Promise<void> {
    await this.likes.deleteMany({ listingId: new Types.ObjectId(id) });
  }

  async #setLiked(liked: boolean, id: string, uid: string, found: LikeState) {
    // Repeats when another like or unlike of the user, or a move of uids, changed the listing in between.
    for (let state: LikeState | null = found; state; state = await this.find(id, uid)) {
      if (state.isLiked === liked) return { state, isChanged: false };
      const changed = await (liked ? this.#like(id, uid, state) : this.#unlike(id, uid, state));
      if (!changed) continue;
      await this.#moveWhenDue(id, changed, state);
      return { state: changed, isChanged: true };
    }
    return { state: undefined, isChanged: false };
  }

  #like(id: string, uid: string, state: LikeState): Promise<LikedListing | null> {
    const changes = { $inc: { likes: 1 }, $push: { recentLikers: uid } };
    if (!state.isUnliked)
      return this.#change({ ...isMovedOrNew(id, uid, state), ownerUid: { $ne: uid } }, changes);
    return this.#change(
      { _id: id, recentUnlikers: uid },
      { ...changes, $inc: { likes: 1, likeReversals: 1 }, $pullAll: { recentUnlikers: [uid] } },
    );
  }

  #unlike(id: string, uid: string, state: LikeState): Promise<LikedListing | null> {
    return this.#change(state.isRecentLiker ? { _id: id, recentLikers: uid } : isMovedOrNew(id, uid, state), {
      $inc: { likes: -1, likeReversals: 1 },
      $push: { recentUnlikers: uid },
      $pullAll: { recentLikers: [uid] },
    });
  }

  #change(filter: object, update: UpdateQuery<ListingRecord>): Promise<LikedListing | null> {
    const change = this.listings
      .findOneAndUpdate(filter, update, { returnDocument: 'after', projection: likedListingFields })
      .lean<LikedListing>()
      .exec();
    return this.cache.forgetAfter(change);
  }

  /** The like or unlike is already counted. When a move fails, the next one moves its uids too. */
  async #moveWhenDue(
    id: string,
    { likes, likeReversals = 0 }: LikedListing,
    before: LikeState,
  ): Promise<void> {
    const isReversal = before.isLiked || before.isUnliked;
    const isDue = (isReversal ? likeReversals : likes) % MOVE_AFTER === 0;
    if (!isDue) return;
    await this.mover.move(id).catch((error: unknown) => {
      this.#logger.warn(error, 'The likers could not be moved out of the listing');
    });
  }
}

/** While this holds, the user's record in the likes collection stays as it was read. */
const isMovedOrNew = (_id: string, uid: string, { likersMoved }: LikeState) => ({
  _id,
  likersMoved,
  recentLikers: { $ne: uid },
  recentUnlikers: { $ne: uid },
});

const counts = (isChanged: boolean) => ({ matchedCount: 1, modifiedCount: isChanged ? 1 : 0 });
